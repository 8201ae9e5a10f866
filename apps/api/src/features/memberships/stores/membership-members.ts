import type { Queryable } from '../../../platform/db/queryable.ts'

type Key = { organizationId: number; id: number }

/** What decides whether a member may be taken out. */
export type RemovalFacts = { isOwner: boolean; owners: number; hasActiveReservation: boolean }

/**
 * Active is what is neither ended, canceled nor voided and either lies ahead, is under way, or was begun and not brought back.
 * Undefined where the person is not in the membership.
 */
export const findRemovalFacts = (
  tx: Queryable,
  { organizationId, id }: Key,
  personId: number,
  now: Date,
): Promise<RemovalFacts | undefined> =>
  tx.oneRow<RemovalFacts>(
    `select mm.is_owner as "isOwner",
         (select count(*)::int from membership_member o
          where o.organization_id = $1 and o.membership_id = $2 and o.is_owner) as owners,
         exists (select from reservation r where r.organization_id = $1 and r.membership_id = $2
           and r.ended_at is null and r.canceled_at is null and r.voided_at is null
           and (r.end_at > $4 or r.started_at is not null)
           and (r.person_id = $3 or exists (select from reservation_driver d where d.organization_id = r.organization_id
             and d.reservation_id = r.id and d.person_id = $3))) as "hasActiveReservation"
       from membership_member mm where mm.organization_id = $1 and mm.membership_id = $2 and mm.person_id = $3`,
    [organizationId, id, personId, now],
  )

export const deleteMember = async (tx: Queryable, { organizationId, id }: Key, personId: number): Promise<void> => {
  await tx.change(
    'delete from membership_member where organization_id = $1 and membership_id = $2 and person_id = $3',
    [organizationId, id, personId],
  )
}

/** A person has one default at most: making one ends the other. Answers how many members that was about, 0 or 1. */
export const setDefault = async (
  tx: Queryable,
  { organizationId, id }: Key,
  personId: number,
  isDefault: boolean,
): Promise<number> => {
  if (isDefault) {
    await tx.change(
      `update membership_member set is_default = false
       where person_id = $3 and is_default and (organization_id, membership_id) <> ($1, $2)
       and exists (select from membership_member where organization_id = $1 and membership_id = $2 and person_id = $3)`,
      [organizationId, id, personId],
    )
  }
  return tx.change(
    `update membership_member set is_default = $4 where organization_id = $1 and membership_id = $2 and person_id = $3`,
    [organizationId, id, personId, isDefault],
  )
}

/** Whether somebody with this e-mail address is in the membership. */
export const hasMemberWithEmail = async (
  db: Queryable,
  { organizationId, id }: Key,
  email: string,
): Promise<boolean> => {
  const row = await db.oneRow(
    `select from membership_member mm join person p on p.id = mm.person_id
       where mm.organization_id = $1 and mm.membership_id = $2 and lower(p.email) = lower($3)`,
    [organizationId, id, email],
  )
  return row !== undefined
}
