import * as v from 'valibot'
import { permissions } from '../endpoint.ts'
import { id } from '../primitives.ts'
import { membership } from './membership.ts'
import { organization } from './organization.ts'

export const person = v.object({
  id,
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  cards: v.array(v.object({ chipId: v.string() })),
  driversLicenseValid: v.boolean(),
  notificationsPermitted: v.boolean(),
  oidcId: v.nullable(v.string()),
})
export type Person = v.InferOutput<typeof person>

export const organizationPermissions = v.object({ organizationId: id, permissions: v.array(v.picklist(permissions)) })
export type OrganizationPermissions = v.InferOutput<typeof organizationPermissions>

export const whoami = v.object({
  /** `organizationName`: the club of the default membership, else of the first, else the one worked for; null for none. */
  person: v.object({ ...person.entries, organizationName: v.nullable(v.string()) }),
  memberships: v.array(membership),
  organizationPermissions: v.array(organizationPermissions),
  organizations: v.array(organization),
  /** The organisation whose own provider began the session, which is for the work there only. Absent for others. */
  staffOf: v.optional(id),
  /** The partner whose site began the session; such a session is told no e-mail address, phone or cards. Absent for others. */
  partner: v.optional(v.object({ key: v.string(), name: v.string(), membershipKey: v.nullable(v.string()) })),
})
export type Whoami = v.InferOutput<typeof whoami>
