import type { Queryable } from '../../../platform/db/queryable.ts'
import { termsOfMembership } from './terms-in-force.ts'

type Key = { organizationId: number; id: number }

/** What the page of one membership tells beyond the list. */
export type MembershipDetails = {
  typeName: string | null
  organizationNumber: string | null
  parentName: string | null
  depositOre: number
  feeOre: number
  isOverdue: boolean
}

/** What an owner may change; what is left out stays. */
export type MembershipChanges = {
  name?: string | undefined
  defaultLocation?: { name: string; latitude: number; longitude: number } | null | undefined
  externalIdCard?: string | undefined
}

/** The caller has checked that the membership may be seen. */
export const findMembershipDetails = (db: Queryable, { organizationId, id }: Key): Promise<MembershipDetails> =>
  db.theRow<MembershipDetails>(
    `select t.name as "typeName", m.organization_number as "organizationNumber", parent.name as "parentName",
         coalesce(t.deposit_ore, 0) as "depositOre", coalesce(t.fee_ore, 0) as "feeOre",
         m.overdue_since is not null as "isOverdue"
       from membership m
       left join membership_type t on (t.organization_id, t.id) = (m.organization_id, m.membership_type_id)
       left join membership parent on (parent.organization_id, parent.id) = (m.organization_id, m.parent_membership_id)
       where m.organization_id = $1 and m.id = $2`,
    [organizationId, id],
  )

export const changeMembership = async (
  tx: Queryable,
  { organizationId, id }: Key,
  { name, defaultLocation, externalIdCard }: MembershipChanges,
): Promise<void> => {
  await tx.change(
    `update membership set name = coalesce($3, name), external_id_card = coalesce($4, external_id_card),
       default_location = case when $5 then $6::jsonb else default_location end
     where organization_id = $1 and id = $2`,
    [
      organizationId,
      id,
      name ?? null,
      externalIdCard ?? null,
      defaultLocation !== undefined,
      defaultLocation ? JSON.stringify(defaultLocation) : null,
    ],
  )
}

/** The version of a membership's terms that is in force: its type's, else the club's latest. */
export const findTermsVersion = async (
  db: Queryable,
  { organizationId, id }: Key,
  now: Date,
): Promise<string | null> => {
  const row = await db.oneRow<{ version: string | null }>(
    `select ${termsOfMembership('t', '$3')} as version
       from membership m left join membership_type t on (t.organization_id, t.id) = (m.organization_id, m.membership_type_id)
       where m.organization_id = $1 and m.id = $2`,
    [organizationId, id, now],
  )
  return row?.version ?? null
}

/** Memberships granted under this one. */
export const listChildMemberships = (
  db: Queryable,
  { organizationId, id }: Key,
): Promise<{ id: number; name: string }[]> =>
  db.rows(
    `select id, name from membership where organization_id = $1 and parent_membership_id = $2
     order by name collate "nb-NO-x-icu", id`,
    [organizationId, id],
  )
