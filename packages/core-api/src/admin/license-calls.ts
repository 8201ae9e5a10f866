import { licenseSides, licenseStates, staffLicenseRefusals } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { pictureAnswer } from '../endpoints/picture-fields.ts'
import { ofOne } from '../of-one.ts'
import { id, idText, instantText, isoDay, list } from '../primitives.ts'
import { org, staffCall, why } from './staff-call.ts'

const path = '/api/admin/license-checks'
const checking = staffCall('Admin: førerkort', 'MEMBERSHIP_WRITE')
const decision = {
  ...checking,
  ...ofOne,
  idempotent: true,
  problems: ['license.already-checked', 'record.stale', ...ofOne.problems],
} as const

/** What a member sent, by the person's id. */
const licenseCheck = v.object({
  id,
  /** Told back with the decision: another picture is another version. */
  version: id,
  name: v.string(),
  phone: v.nullable(v.string()),
  sentAt: instantText,
  sides: v.array(v.picklist(licenseSides)),
  /** What is known of the licence without the pictures. */
  state: v.picklist(licenseStates),
  /** The last question to the register. */
  lookup: v.nullable(v.object({ at: instantText, result: v.picklist(['HIT', 'NO_HIT', 'UNANSWERED']) })),
})
export type LicenseCheck = v.InferOutput<typeof licenseCheck>

export const licenseCalls = {
  'license-checks.list': endpoint(`GET ${path}`, {
    ...checking,
    summary: 'Licences that members of the organisation have sent and nobody has checked; who waited longest first',
    response: list(licenseCheck),
  }),
  'license-checks.picture': endpoint(`GET ${path}/{id}/picture/{side}`, {
    ...checking,
    ...ofOne,
    summary: 'A picture of a licence that waits to be checked. Each look is kept in the history of the person',
    params: v.object({ id: idText, side: v.picklist(licenseSides, 'field.unknown') }),
    query: v.object(org),
    ...pictureAnswer,
  }),
  'license-checks.approve': endpoint(`POST ${path}/{id}/approve`, {
    ...decision,
    summary: 'Approve a licence until a day; its pictures are deleted, and the person is told by mail',
    body: v.object({ version: id, validUntil: isoDay, why }),
    problems: ['license.date-past', ...decision.problems],
  }),
  'license-checks.refuse': endpoint(`POST ${path}/{id}/refuse`, {
    ...decision,
    summary: 'Refuse what was sent; its pictures are deleted, and the person is told by mail why',
    body: v.object({ version: id, reason: v.picklist(staffLicenseRefusals, 'field.required'), why }),
  }),
} as const
