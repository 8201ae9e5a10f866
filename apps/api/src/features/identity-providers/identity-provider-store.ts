import type { Queryable } from '../../platform/db/queryable.ts'

export type IdentityProviderFields = {
  readonly title: string
  readonly issuer: string
  readonly clientId: string
  readonly emailDomains: readonly string[]
  /** The provider asks for two steps itself: who comes by it has proved both. */
  readonly isSecondStep: boolean
}
export type StoredIdentityProvider = IdentityProviderFields & {
  readonly organizationId: number
  readonly sealedClientSecret: Buffer
}

const columns = `organization_id as "organizationId", title, issuer, client_id as "clientId",
  email_domains as "emailDomains", is_second_step as "isSecondStep", sealed_client_secret as "sealedClientSecret"`

export const findIdentityProvider = (
  db: Queryable,
  organizationId: number,
): Promise<StoredIdentityProvider | undefined> =>
  db.oneRow(`select ${columns} from identity_provider where organization_id = $1`, [organizationId])

export const findIdentityProviderByKey = (db: Queryable, key: string): Promise<StoredIdentityProvider | undefined> =>
  db.oneRow(
    `select ${columns} from identity_provider
     where organization_id = (select id from organization where key = $1)`,
    [key],
  )

export type OfferedIdentityProvider = { readonly key: string; readonly organization: string; readonly title: string }

/** The ways in for staff, by the name of the organization. */
export const listIdentityProviders = (db: Queryable): Promise<OfferedIdentityProvider[]> =>
  db.rows(
    `select o.key, o.name as organization, i.title
     from identity_provider i join organization o on o.id = i.organization_id order by o.name`,
    [],
    'list-identity-providers',
  )

export const putIdentityProvider = async (
  tx: Queryable,
  organizationId: number,
  { title, issuer, clientId, emailDomains, isSecondStep }: IdentityProviderFields,
  sealedClientSecret: Buffer,
): Promise<void> => {
  await tx.change(
    `insert into identity_provider (organization_id, title, issuer, client_id, email_domains, is_second_step, sealed_client_secret)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (organization_id) do update set title = $2, issuer = $3, client_id = $4, email_domains = $5,
       is_second_step = $6, sealed_client_secret = $7`,
    [organizationId, title, issuer, clientId, emailDomains, isSecondStep, sealedClientSecret],
  )
}

export const deleteIdentityProvider = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.change('delete from identity_provider where organization_id = $1', [organizationId])
  await tx.change('delete from identity_link where organization_id = $1', [organizationId])
}

/** Ends the sessions that the provider of an organization began. */
export const endProviderSessions = async (tx: Queryable, organizationId: number, now: Date): Promise<void> => {
  await tx.change(
    `update session set revoked_at = $2 where scope = 'staff' and organization_id = $1 and revoked_at is null`,
    [organizationId, now],
  )
}

/** What the organization is called in addresses. */
export const organizationKey = async (db: Queryable, organizationId: number): Promise<string> =>
  (await db.theRow<{ key: string }>('select key from organization where id = $1', [organizationId])).key
