import type { MembershipState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A membership that a person owns in one club, as far as a new one depends on it. */
export type OwnedMembership = { type: 'PRIVATE' | 'COMPANY'; state: MembershipState; organizationNumber: string | null }

export type NewMembership = {
  organizationId: number
  membershipTypeId: number | null
  name: string
  type: 'PRIVATE' | 'COMPANY'
  state: MembershipState
  organizationNumber: string | null
  parentMembershipId: number | null
  now: Date
}

export type NewMember = {
  organizationId: number
  membershipId: number
  personId: number
  isOwner: boolean
  canCreateReservation: boolean
}

/** What the person owns in the club, memberships granted under another left out. */
export const listOwnedMemberships = (
  db: Queryable,
  personId: number,
  organizationId: number,
): Promise<OwnedMembership[]> =>
  db.rows(
    `select m.type, m.state, m.organization_number as "organizationNumber"
     from membership_member mm join membership m on (m.organization_id, m.id) = (mm.organization_id, mm.membership_id)
     where mm.person_id = $1 and mm.organization_id = $2 and mm.is_owner and m.parent_membership_id is null`,
    [personId, organizationId],
  )

/** Makes a membership with the limits and the share of its type, which one that is granted has no part in; undefined where the company has one already. */
export const insertMembership = async (tx: Queryable, made: NewMembership): Promise<number | undefined> => {
  const row = await tx.oneRow<{ id: number }>(
    `insert into membership (organization_id, membership_type_id, name, type, state, organization_number,
         parent_membership_id, created_at, external_id_card_verification_required, concurrent_reservation_limit, share_ore)
       select $1, $2, $3, $4, $5, $6, $7, $8, coalesce(t.external_id_card_verification_required, false), t.concurrent_reservation_limit,
         case when $7::int is null then coalesce(t.share_ore, 0) else 0 end
       from (select) nothing left join membership_type t on t.organization_id = $1 and t.id = $2
       on conflict do nothing returning id`,
    [
      made.organizationId,
      made.membershipTypeId,
      made.name,
      made.type,
      made.state,
      made.organizationNumber,
      made.parentMembershipId,
      made.now,
    ],
  )
  return row?.id
}

/** Puts a person in; their first membership is their default. Who is in already stays as they are. */
export const insertMember = async (
  tx: Queryable,
  { organizationId, membershipId, personId, isOwner, canCreateReservation }: NewMember,
): Promise<void> => {
  await tx.change(
    `insert into membership_member (organization_id, membership_id, person_id, is_owner, can_create_reservation, is_default)
     values ($1, $2, $3, $4, $5, not exists (select from membership_member where person_id = $3 and is_default))
     on conflict do nothing`,
    [organizationId, membershipId, personId, isOwner, canCreateReservation],
  )
}

/** Keeps which terms were accepted, by whom and when; the first time counts. */
export const saveAcceptedTerms = async (
  tx: Queryable,
  accepted: { organizationId: number; membershipId: number; personId: number; version: string; now: Date },
): Promise<void> => {
  const { organizationId, membershipId, personId, version, now } = accepted
  await tx.change(
    `insert into membership_terms (organization_id, membership_id, person_id, version, accepted_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [organizationId, membershipId, personId, version, now],
  )
}
