import type { Queryable } from '../db/queryable.ts'

/** Each changed field's old and new value, as they are on the wire. */
export type FieldChanges = Record<string, { from: unknown; to: unknown }>

/** Names a record of the admin area. */
export type RecordKey = { readonly organizationId: number; readonly resource: string; readonly id: number }

export type NewAdminChange = {
  readonly personId: number
  readonly at: Date
  readonly action: string
  readonly changes?: FieldChanges
  readonly why?: string | undefined
}

/** Keeps who did what, and tells staff who look at such records; in the transaction that did it. */
export const recordAdminChange = async (
  tx: Queryable,
  { organizationId, resource, id }: RecordKey,
  { personId, at, action, changes = {}, why }: NewAdminChange,
): Promise<void> => {
  await tx.change(
    `with kept as (insert into admin_change (organization_id, resource, record_id, person_id, at, action, changes, why)
       values ($1, $2, $3, $4, $5, $6, $7, $8))
     insert into outbox (topic, organization_id, payload) values ('admin', $1, $9)`,
    [organizationId, resource, id, personId, at, action, changes, why || null, { resource, id }],
    'record-admin-change',
  )
}

export type StoredAdminChange = {
  id: number
  at: Date
  person: { id: number; name: string } | null
  action: string
  changes: FieldChanges
  why: string | null
}

/** All that staff did to a record, the newest first. */
export const listAdminChanges = (
  db: Queryable,
  { organizationId, resource, id }: RecordKey,
): Promise<StoredAdminChange[]> =>
  db.rows(
    `select c.id, c.at, c.action, c.changes, c.why,
       case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as person
     from admin_change c left join person p on p.id = c.person_id
     where c.organization_id = $1 and c.resource = $2 and c.record_id = $3 order by c.id desc limit 500`,
    [organizationId, resource, id],
  )
