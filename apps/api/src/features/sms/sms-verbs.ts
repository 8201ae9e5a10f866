import { policyFields, staffTemplates } from '@delebil/validation'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminVerbs } from '../admin-records/admin-verb.ts'
import { lockSettings, readPolicy } from '../organizations/stores/settings.ts'
import { queueSms } from './queue-sms.ts'
import { sendOneAgain } from './send-again.ts'
import { expiryOf } from './sms-times.ts'
import { recordSent, tellOfSms } from './stores/sms-store.ts'
import { countSms, reached, toPreview, toReceiver, writeSms } from './write-sms.ts'

/** What staff write to people's phones. */
export const smsVerbs = {
  'sms.templates': async (_context, { db, office, now }) => {
    const policy = await readPolicy(db, office.organizationId, now)
    return {
      answer: { data: staffTemplates.map((key) => ({ key, label: policyFields[key].label, text: policy[key] })) },
    }
  },
  'sms.preview': async (_context, { db, office, input: { body }, now }) => ({
    answer: toPreview(await writeSms(db, office.organizationId, body, now), body, now),
  }),
  'sms.send': async ({ sms, jobs }, { db, office, caller, input: { body }, now }) => {
    if (sms === undefined) throw new Refusal('sms.no-gateway')
    const { organizationId } = office
    // Two at once would both see what is left of the day.
    await lockSettings(db, organizationId)
    const written = await writeSms(db, organizationId, body, now)
    const all = reached(written)
    const counted = countSms(written, now)
    if (all.length === 0) throw new Refusal('sms.no-receiver')
    if (counted.parts > written.left) throw new Refusal('sms.cap')
    const ids = await queueSms({ jobs }, db, all, {
      organizationId,
      sender: written.policy.smsSender,
      class: body.class,
      kind: 'STAFF',
      partOre: written.policy.smsPriceOre,
      sentBy: caller.personId,
      now,
      sendAt: written.sendAt,
      expiresAt: expiryOf(written.sendAt),
    })
    await recordSent(db, organizationId, ids, { personId: caller.personId, now, why: body.why })
    await tellOfSms(
      db,
      ids.map((id) => ({ organizationId, id })),
    )
    return { answer: { entity: { ...counted, ids, data: written.prepared.map(toReceiver) }, errors: [] } }
  },
  'sms.send-again': async (context, call) => ({
    answer: { entity: await sendOneAgain({ context, call }, call.input.params.id, call.input.body), errors: [] },
  }),
} satisfies Partial<AdminVerbs>
