import type { MovingIn } from '@delebil/core-api/admin'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { wholeRecord } from '../admin-records/whole-record.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { organizationContact } from '../organizations/stores/organizations.ts'
import { lockSettings } from '../organizations/stores/settings.ts'
import * as store from './moving-in-store.ts'

type Asked = Pick<AdminCall, 'db' | 'office' | 'now'>

/** Where somebody who has no password asks for one, and where the others log in. */
const pages = { withoutLogIn: '/reset-password', withLogIn: '/reservations' } as const
const minutesBetweenInvitations = 24 * 60
/** What begins before the cut-over is put aside for good: a slip of a year must not be taken for one. */
const mostDaysAhead = 400

const record = wholeRecord('moving-in', lockSettings)

const read = async (asked: Asked): Promise<MovingIn> => {
  const { db, office, now } = asked
  const moving = await store.findMoving(db, office.organizationId)
  return {
    version: await record.versionOf(asked),
    state: moving === undefined ? 'NONE' : moving.invitedAt === null ? 'MOVING' : 'OPEN',
    begunAt: moving ? formatInstant(moving.begunAt) : null,
    cutOver: moving ? formatInstant(moving.cutOverAt) : null,
    invitedAt: moving?.invitedAt ? formatInstant(moving.invitedAt) : null,
    ...(await store.countMoved(db, office.organizationId, now)),
  }
}

const readLocked = (call: AdminCall, version: number) => record.readLocked(call, version, read)
const keep = (call: AdminCall, action: string, changes: FieldChanges, why: string | undefined) =>
  record.keep(call, { action, changes, why }, read)

/** A club that comes from another system. */
export const movingInVerbs = {
  'moving-in.read': async (_context, call) => ({ answer: await read(call) }),
  'moving-in.history': (_context, call) => record.answerHistory(call),
  'moving-in.set': async (_context, call) => {
    const { cutOver, firstInvoiceNumber, version, why } = call.input.body
    const { organizationId } = call.office
    if (cutOver > addMinutes(call.now, mostDaysAhead * 24 * 60)) throw refuseField('cutOver', 'field.out-of-range')
    const before = await readLocked(call, version)
    if (before.state === 'OPEN') throw new Refusal('moving-in.over')
    if (before.state === 'NONE' && (await store.hasInvoices(call.db, organizationId)))
      throw new Refusal('moving-in.has-invoices')
    if (before.cutOver !== formatInstant(cutOver) && (await store.hasOpening(call.db, organizationId)))
      throw new Refusal('moving-in.has-opening')
    if (firstInvoiceNumber !== undefined) await store.setFirstInvoiceNumber(call.db, organizationId, firstInvoiceNumber)
    await store.putMoving(call.db, organizationId, cutOver, call.now)
    await store.dropChargesBefore(call.db, organizationId, cutOver)
    return keep(
      call,
      before.state === 'NONE' ? 'begin' : 'change',
      {
        cutOver: { from: before.cutOver, to: formatInstant(cutOver) },
        ...(firstInvoiceNumber !== undefined && {
          firstInvoiceNumber: { from: before.firstInvoiceNumber, to: firstInvoiceNumber },
        }),
      },
      why,
    )
  },
  'moving-in.invite': async (context, call) => {
    const { db, office, now } = call
    const { organizationId } = office
    const { version, why } = call.input.body
    const before = await readLocked(call, version)
    if (before.state === 'NONE') throw new Refusal('moving-in.not-begun')
    const last = (await store.findMoving(db, organizationId))?.invitedAt ?? null
    const next = last && addMinutes(last, minutesBetweenInvitations)
    if (next && next > now)
      throw new Refusal('request.too-many', { retryAfterSeconds: Math.ceil((Number(next) - Number(now)) / 1000) })
    const { name: organizationName } = orRefuse(await organizationContact(db, organizationId))
    await store.setInvited(db, organizationId, now)
    const members = await store.listToInvite(db, organizationId, before.state === 'MOVING')
    for (const { hasPassword, ...to } of members) {
      const page = hasPassword ? pages.withLogIn : pages.withoutLogIn
      const letter = mailTexts.movedIn({ ...to, hasPassword, organizationId, organizationName }, call.siteOrigin + page)
      await context.jobs.enqueue(db, 'mail', letter)
    }
    return keep(call, 'invite', { invited: { from: null, to: members.length } }, why)
  },
} satisfies Partial<AdminVerbs>
