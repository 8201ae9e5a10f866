import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { organizationPermissions } from '../entities/person.ts'
import { ofOne } from '../of-one.ts'
import { instantText } from '../primitives.ts'

const mine = { tag: 'Bruker', access: 'session' } as const
const path = '/api/staff-invitations'

export const listStaffInvitations = endpoint(`GET ${path}`, {
  ...mine,
  summary: 'Invitations to the staff of organisations that wait for me',
  description: 'Those to my e-mail address, once I have proved that it is mine.',
  response: v.object({
    isEmailProven: v.boolean(),
    data: v.array(
      v.object({
        id: v.number(),
        organizationName: v.string(),
        expires: instantText,
        ...organizationPermissions.entries,
      }),
    ),
  }),
})

export const acceptStaffInvitation = endpoint(`POST ${path}/{id}/accept`, {
  ...mine,
  ...ofOne,
  idempotent: true,
  summary: 'Join the staff of the organisation that invited my e-mail address',
  response: organizationPermissions,
  problems: ['resource.unknown'],
})
