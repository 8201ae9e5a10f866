import { permissions } from '@delebil/core-api'
import type { Queryable } from '../../platform/db/queryable.ts'
import { addPropertyCatalog } from '../fleet/stores/property-catalog-store.ts'
import { type Administrator, findAdministrator, type NewAdministrator } from './find-administrator.ts'
import { knownFeatures } from './known-features.ts'
import {
  addFeatures,
  grantPermissions,
  hasOrganizationNamed,
  insertOrganization,
  lockOrganizations,
} from './new-organization-store.ts'

export type NewOrganization = {
  readonly key: string
  readonly name: string
  readonly administrator: NewAdministrator
}

/** Another organization has the name or the key. */
export class OrganizationTaken extends Error {
  override readonly name = 'OrganizationTaken'
  readonly field: 'name' | 'key'
  constructor(field: 'name' | 'key') {
    super(`There is an organization with this ${field} already.`)
    this.field = field
  }
}

/** Makes an organization with nothing in it but who runs it. What it decides is as the standard says until it decides otherwise. */
export const createOrganization = async (
  tx: Queryable,
  { key, name, administrator }: NewOrganization,
  now: Date,
): Promise<Administrator & { readonly organizationId: number }> => {
  await lockOrganizations(tx)
  if (await hasOrganizationNamed(tx, name)) throw new OrganizationTaken('name')
  const organizationId = await insertOrganization(tx, { key, name }, now)
  if (organizationId === undefined) throw new OrganizationTaken('key')
  await addPropertyCatalog(tx)
  await addFeatures(tx, knownFeatures)
  const found = await findAdministrator(tx, administrator, now)
  await grantPermissions(tx, { organizationId, personId: found.personId }, permissions)
  return { organizationId, ...found }
}
