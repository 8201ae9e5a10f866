import { INVITATION_DAYS } from '@delebil/validation'
import * as v from 'valibot'
import { email, newName, somePassword } from '../account-fields.ts'
import { changed } from '../changed.ts'
import { endpoint, permissions } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { id, idText, instantText, isoDay, list } from '../primitives.ts'
import { change } from './endpoints.ts'
import { org, staffCall, why } from './staff-call.ts'

const tag = 'Admin: ansatte'
const path = '/api/admin/staff'
const read = staffCall(tag, 'ADMIN_SETTINGS_READ')
const write = { ...staffCall(tag, 'ADMIN_SETTINGS_WRITE'), idempotent: true } as const

const permission = v.picklist(permissions, 'field.unknown')
const right = v.object({
  permission,
  /** The last day on which it is held, in Oslo; null where it does not end. */
  endsOn: v.nullable(v.string()),
  /** The first day on which it is held, where that is to come. */
  startsOn: v.optional(v.string()),
})
/** Something that somebody may do in an organisation, from when and until when. */
export type StaffRight = v.InferOutput<typeof right>

const held = { id: v.number(), name: v.string(), email: v.string(), rights: v.array(right) }
const member = v.object(held)
export type StaffMember = v.InferOutput<typeof member>

const invitation = v.object({ ...held, sentAt: instantText, expiresAt: instantText })
/** Rights that wait for whoever has the address; the name is what the inviter typed. */
export type StaffInvitation = v.InferOutput<typeof invitation>

const staff = v.object({
  version: v.number(),
  data: v.array(member),
  invitations: v.array(invitation),
})
/** Who may do what in an organisation. */
export type Staff = v.InferOutput<typeof staff>

const asked = v.object({ permission, endsOn: v.optional(v.nullable(isoDay), null), startsOn: v.optional(isoDay) })
type Asked = v.InferOutput<typeof asked>

const readOf = ({ permission: name }: Asked) => name.replace(/_WRITE$/, '_READ')
const sentRights = v.pipe(
  v.array(asked, 'field.required'),
  v.check((rights) => new Set(rights.map((one) => one.permission)).size === rights.length, 'field.format'),
  // Whoever may change what they never see changes what they do not know.
  v.check(
    (rights) =>
      rights.every((one) => {
        const seen = rights.find((other) => other.permission === readOf(one))
        return seen !== undefined && seen.endsOn === one.endsOn && seen.startsOn === one.startsOn
      }),
    'staff.write-without-read',
  ),
  v.check(
    (rights) => rights.every(({ startsOn, endsOn }) => !startsOn || endsOn === null || startsOn <= endsOn),
    'staff.ends-before-start',
  ),
)
/** Proves that it is oneself who gives rights; needed where one has a password. */
const proof = { currentPassword: v.optional(somePassword), why }
const proofProblems = ['account.password-wrong', 'login.locked'] as const

export const staffCalls = {
  'staff.read': endpoint(`GET ${path}`, {
    ...read,
    summary: 'Who may do what in the organisation, and who is invited',
    response: staff,
  }),
  'staff.history': endpoint(`GET ${path}/history`, {
    ...read,
    summary: 'Who gave and took which rights, the newest first',
    response: list(change),
  }),
  'staff.change': endpoint(`PUT ${path}/{id}`, {
    ...write,
    ...ofOne,
    secondStep: 'recent',
    summary: 'Say all that somebody may do; with no rights at all they are staff no more',
    description:
      'What changed since `version` is refused with `record.stale`, and `entity` is what it is now. Somebody always keeps ADMIN_SETTINGS_WRITE without an end.',
    body: v.object({ rights: sentRights, version: id, ...proof }),
    response: changed(staff),
    problems: ['resource.unknown', 'record.stale', 'staff.last-administrator', ...proofProblems],
  }),
  'staff.invite': endpoint(`POST ${path}/invitations`, {
    ...write,
    secondStep: 'recent',
    summary: `Invite somebody by mail; an open invitation to the same address is replaced. It holds for ${INVITATION_DAYS} days`,
    description: 'The rights are held once whoever has proved the address to be theirs accepts them.',
    body: v.object({
      name: newName,
      email,
      rights: v.pipe(sentRights, v.minLength(1, 'field.required')),
      ...proof,
    }),
    response: changed(staff),
    problems: ['staff.already', 'request.too-many', ...proofProblems],
  }),
  'staff.withdraw': endpoint(`DELETE ${path}/invitations/{id}`, {
    ...write,
    params: v.object({ id: idText }),
    summary: 'Take back an invitation that nobody has accepted',
    query: v.object({ ...org, why }),
    response: changed(staff),
    problems: ['resource.unknown'],
  }),
} as const
