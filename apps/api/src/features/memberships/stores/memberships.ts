import type { MembershipState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** A membership as one of its members sees it. One that was granted under another is at most as active as that. */
export type Membership = {
  organizationId: number
  id: number
  name: string
  type: 'PRIVATE' | 'COMPANY'
  state: MembershipState
  isOwner: boolean
  isDefault: boolean
  canCreateReservation: boolean
  externalIdCardVerificationRequired: boolean
  externalIdCard: string | null
  concurrentReservationLimit: number | null
  memberCount: number
  /** JSON text {name, latitude, longitude}. */
  defaultLocation: string | null
}

export type Member = { id: number; name: string; isOwner: boolean; isDefault: boolean; canCreateReservation: boolean }

/** SQL of the memberships `m` of the person of a parameter. */
export const membershipsOf = (person: string): string => `
  select m.organization_id as "organizationId", m.id, m.name, m.type,
    case when m.state = 'ACTIVE' then coalesce(parent.state, m.state) else m.state end as state, mm.is_owner as "isOwner",
    mm.is_default as "isDefault", mm.can_create_reservation as "canCreateReservation",
    m.external_id_card_verification_required as "externalIdCardVerificationRequired",
    m.external_id_card as "externalIdCard", m.concurrent_reservation_limit as "concurrentReservationLimit",
    m.default_location::text as "defaultLocation",
    (select count(*) from membership_member where organization_id = m.organization_id and membership_id = m.id) as "memberCount"
  from membership_member mm
  join membership m on m.organization_id = mm.organization_id and m.id = mm.membership_id
  left join membership parent on parent.organization_id = m.organization_id and parent.id = m.parent_membership_id
  where mm.person_id = ${person}`

/** The memberships of a person, owned ones first, then by name. */
export const listMemberships = (db: Queryable, personId: number): Promise<Membership[]> =>
  db.rows(
    `${membershipsOf('$1')} order by mm.is_owner desc, m.name collate "nb-NO-x-icu", m.id`,
    [personId],
    'list-memberships',
  )

/** One membership of a person; undefined where it does not exist or is somebody else's. */
export const findMembership = (db: Queryable, personId: number, id: number): Promise<Membership | undefined> =>
  db.oneRow<Membership>(`${membershipsOf('$1')} and m.id = $2`, [personId, id], 'find-membership')

/** The people of a membership, owners first. The caller has checked that it may be seen. */
export const listMembers = (db: Queryable, organizationId: number, membershipId: number): Promise<Member[]> =>
  db.rows(
    `select p.id, p.name, mm.is_owner as "isOwner", mm.is_default as "isDefault",
       mm.can_create_reservation as "canCreateReservation"
     from membership_member mm join person p on p.id = mm.person_id
     where mm.organization_id = $1 and mm.membership_id = $2
     order by mm.is_owner desc, p.name collate "nb-NO-x-icu", p.id`,
    [organizationId, membershipId],
  )

/**
 * Makes bookings of one membership wait for each other, where a limit has to be counted. Answers the limit as it is now.
 * The weaker lock: it does not wait for the foreign keys of other bookings.
 */
export const lockMembership = async (tx: Queryable, organizationId: number, id: number): Promise<number | null> => {
  const row = await tx.oneRow<{ limit: number | null }>(
    `select concurrent_reservation_limit as limit from membership where organization_id = $1 and id = $2 for no key update`,
    [organizationId, id],
    'lock-membership',
  )
  return row?.limit ?? null
}

/** A membership that somebody who is not in it yet is let into. */
export type MembershipToJoin = Pick<Membership, 'organizationId' | 'id' | 'name' | 'type' | 'state'> & {
  membershipTypeId: number | null
}

/** The caller has been invited to it. */
export const findMembershipToJoin = (
  tx: Queryable,
  organizationId: number,
  id: number,
): Promise<MembershipToJoin | undefined> =>
  tx.oneRow<MembershipToJoin>(
    `select m.organization_id as "organizationId", m.id, m.name, m.type, m.membership_type_id as "membershipTypeId",
         case when m.state = 'ACTIVE' then coalesce(parent.state, m.state) else m.state end as state
       from membership m
       left join membership parent on parent.organization_id = m.organization_id and parent.id = m.parent_membership_id
       where m.organization_id = $1 and m.id = $2`,
    [organizationId, id],
  )
