import type { Staff, StaffMember, StaffRight } from '@delebil/core-api/admin'
import { INVITATION_DAYS } from '@delebil/validation'
import { addMinutes, formatInstant, osloDateText } from '@delebil/validation/time'
import { type FieldChanges, listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { findAccount } from '../accounts/stores/accounts.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { refuseStale } from '../admin-records/refuse-stale.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { organizationContact } from '../organizations/stores/organizations.ts'
import { recordOfStaff } from './record-of-staff.ts'
import { rightsAsText } from './rights-as-text.ts'
import * as invitations from './stores/staff-invitations-store.ts'
import { listStaffMembers, lockStaff, setRights } from './stores/staff-rights-store.ts'

type Asked = Pick<AdminCall, 'db' | 'office' | 'now'>

/** Where the member site says who invites. */
const invitationPage = '/staff-invitation'
const mostInvitations = 50
const dayMinutes = 24 * 60

const read = async ({ db, office: { organizationId }, now }: Asked): Promise<Staff> => {
  const [newest] = await listAdminChanges(db, recordOfStaff(organizationId))
  const invited = await invitations.listStaffInvitations(db, organizationId, now)
  return {
    version: (newest?.id ?? 0) + 1,
    data: await listStaffMembers(db, organizationId),
    invitations: invited.map(({ id, name, email, rights, sentAt, expiresAt }) => ({
      id,
      name,
      email,
      rights,
      sentAt: formatInstant(sentAt),
      expiresAt: formatInstant(expiresAt),
    })),
  }
}

const readLocked = async (asked: Asked, version: number): Promise<Staff> => {
  await lockStaff(asked.db, asked.office.organizationId)
  const before = await read(asked)
  refuseStale(version, before)
  return before
}

const proveOneself = async (
  context: Context,
  { db, caller, address }: AdminCall,
  currentPassword: string | undefined,
): Promise<void> => {
  const account = orRefuse(await findAccount(db, caller.personId), 'session.missing')
  if (account.passwordHash !== null) await confirmPassword(context, account, currentPassword, address)
}

const refuseEnded = (rights: readonly StaffRight[], now: Date): void => {
  const today = osloDateText(now)
  if (rights.some(({ endsOn }) => endsOn !== null && endsOn < today)) throw refuseField('rights', 'field.in-past')
}

const lasts = (rights: readonly StaffRight[], today: string): boolean =>
  rights.some(
    ({ permission, endsOn, startsOn }) =>
      permission === 'ADMIN_SETTINGS_WRITE' && endsOn === null && (startsOn === undefined || startsOn <= today),
  )

const refuseLastAdministrator = (
  before: readonly StaffMember[],
  { id, rights }: Pick<StaffMember, 'id' | 'rights'>,
  now: Date,
): void => {
  const today = osloDateText(now)
  const isLost = before.some((one) => lasts(one.rights, today))
  if (isLost && !lasts(rights, today) && !before.some((one) => one.id !== id && lasts(one.rights, today))) {
    throw new Refusal('staff.last-administrator')
  }
}

const keep = async (call: AdminCall, action: string, changes: FieldChanges, why: string | undefined) => {
  const { db, office, caller, now } = call
  const record = recordOfStaff(office.organizationId)
  await recordAdminChange(db, record, { personId: caller.personId, at: now, action, changes, why })
  return { answer: { entity: await read(call), errors: [] as [] } }
}

/** Who may do what in an organisation. */
export const staffVerbs = {
  'staff.read': async (_context, call) => ({ answer: await read(call) }),
  'staff.history': (_context, call) => answerHistory(call.db, recordOfStaff(call.office.organizationId)),
  'staff.change': async (context, call) => {
    const { db, office, now } = call
    const { id } = call.input.params
    const { rights, version, currentPassword, why } = call.input.body
    refuseEnded(rights, now)
    const { data } = await readLocked(call, version)
    const member = orRefuse(data.find((one) => one.id === id))
    refuseLastAdministrator(data, { id, rights }, now)
    await proveOneself(context, call, currentPassword)
    await setRights(db, { organizationId: office.organizationId, personId: id }, rights)
    const named = { from: member.name, to: rights.length > 0 ? member.name : null }
    const changed = { from: rightsAsText(member.rights), to: rightsAsText(rights) }
    return keep(call, 'change', { name: named, rights: changed }, why)
  },
  'staff.invite': async (context, call) => {
    const { db, office, now } = call
    const { organizationId } = office
    const { name, email, rights, currentPassword, why } = call.input.body
    refuseEnded(rights, now)
    await lockStaff(db, organizationId)
    const before = await read(call)
    const isHere = before.data.some((one) => one.email.toLowerCase() === email.toLowerCase())
    if (isHere) throw refuseField('email', 'staff.already')
    if (before.invitations.length >= mostInvitations) throw new Refusal('request.too-many', { retryAfterSeconds: 3600 })
    await proveOneself(context, call, currentPassword)
    const expiresAt = addMinutes(now, INVITATION_DAYS * dayMinutes)
    await invitations.putStaffInvitation(db, { organizationId, name, email, rights, sentAt: now, expiresAt })
    const { name: organizationName } = orRefuse(await organizationContact(db, organizationId))
    const letter = mailTexts.staffInvitation(
      { organizationId, email, organizationName },
      `${call.siteOrigin}${invitationPage}`,
    )
    await context.jobs.enqueue(db, 'mail', letter)
    return keep(call, 'invite', { name: { from: null, to: name }, rights: { from: [], to: rightsAsText(rights) } }, why)
  },
  'staff.withdraw': async (_context, call) => {
    const { db, office } = call
    const { id } = call.input.params
    const { why } = call.input.query
    await lockStaff(db, office.organizationId)
    const invitation = orRefuse((await read(call)).invitations.find((one) => one.id === id))
    await invitations.deleteStaffInvitation(db, office.organizationId, id)
    const changes = {
      name: { from: invitation.name, to: null },
      rights: { from: rightsAsText(invitation.rights), to: [] },
    }
    return keep(call, 'withdraw', changes, why)
  },
} satisfies Partial<AdminVerbs>
