import type { Read } from '@delebil/core-api/admin'
import { smsNumber } from '@delebil/validation'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Writing } from '../admin-records/rules.ts'
import { actOnRecord, type Seen } from '../admin-records/write-record.ts'
import { lockSettings, readPolicy } from '../organizations/stores/settings.ts'
import { expiryOf } from './sms-times.ts'
import { findPersonReceivers } from './stores/receivers.ts'
import { queueAgain } from './stores/sms-store.ts'
import { partsLeft, sendAtOf } from './write-sms.ts'

/** Sends one again that did not arrive, to the number that the person has now. */
export const sendOneAgain = (writing: Writing, id: number, seen: Seen): Promise<Read<'sms'>> =>
  actOnRecord(
    writing,
    'sms',
    id,
    'send-again',
    async ({ state, personId, parts, class: smsClass }) => {
      const { context, call } = writing
      const { db, office, caller, now } = call
      const { organizationId } = office
      if (context.sms === undefined) throw new Refusal('sms.no-gateway')
      if (state !== 'FAILED') throw new Refusal('sms.not-failed')
      await lockSettings(db, organizationId)
      const policy = await readPolicy(db, organizationId, now)
      if (parts > (await partsLeft(db, organizationId, policy, now))) throw new Refusal('sms.cap')
      const [person] = await findPersonReceivers(db, organizationId, [personId], now)
      if (smsClass === 'news' && person?.hasStopped) throw new Refusal('sms.no-receiver')
      const phone = orRefuse(smsNumber(person?.phone), 'sms.no-receiver')
      const sendAt = sendAtOf(policy, { class: smsClass, isUrgent: false }, now)
      await queueAgain(
        db,
        { organizationId, id },
        { phone, sendAt, expiresAt: expiryOf(sendAt), sentBy: caller.personId },
      )
      await context.jobs.enqueue(db, 'sms', {})
    },
    seen,
  )
