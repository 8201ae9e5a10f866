import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'

/** What decides how far one club's staff may go with a person. */
export type PersonFacts = { isElsewhere: boolean; hasPermissions: boolean }

/** Whether the person is in another club too, and whether they may do anything on anybody's staff. */
export const findPersonFacts = (db: Queryable, organizationId: number, personId: number): Promise<PersonFacts> =>
  db.theRow<PersonFacts>(
    `select exists (select from membership_member where person_id = $2 and organization_id <> $1)
           or exists (select from organization_permission where person_id = $2 and organization_id <> $1)
           or exists (select from organization_person where person_id = $2 and organization_id <> $1) as "isElsewhere",
         exists (select from held_permission where person_id = $2) as "hasPermissions"`,
    [organizationId, personId],
  )

export const addPersonTo = async (tx: Queryable, organizationId: number, personId: number): Promise<void> => {
  await tx.change(
    'insert into organization_person (organization_id, person_id) values ($1, $2) on conflict do nothing',
    [organizationId, personId],
  )
}

export const setLicense = async (
  tx: Queryable,
  personId: number,
  { isValid, by, at, validUntil = null }: { isValid: boolean; by: number; at: Date; validUntil?: string | null },
): Promise<void> => {
  await tx.change(
    `update person set license_state = $2, license_checked_at = $3, license_checked_by = $4, license_valid_until = $5
     where id = $1`,
    [personId, isValid ? 'MANUAL' : 'NO_HIT', at, by, isValid ? validUntil : null],
  )
}

/** Ends every log-in of the person. */
export const endSessions = async (tx: Queryable, personId: number, at: Date): Promise<void> => {
  await tx.change('update session set revoked_at = $2 where person_id = $1 and revoked_at is null', [personId, at])
}

type PersonMembership = Answer<AdminCalls['persons.memberships']>['data'][number]

/** The memberships of a person in one club. */
export const listMembershipsOf = (
  db: Queryable,
  organizationId: number,
  personId: number,
): Promise<PersonMembership[]> =>
  db.rows(
    `select m.id, m.name, m.state, m.external_id_card_verification_required as "externalIdCardVerificationRequired",
       coalesce(m.external_id_card, '') <> '' as "externalIdCard", mm.is_owner as "isOwner", mm.is_default as "isDefault",
       mm.can_create_reservation as "canCreateReservation"
     from membership_member mm join membership m on m.organization_id = mm.organization_id and m.id = mm.membership_id
     where mm.organization_id = $1 and mm.person_id = $2 order by mm.is_owner desc, m.name collate "nb-NO-x-icu", m.id`,
    [organizationId, personId],
  )

type PersonFact = Omit<Answer<AdminCalls['persons.options']>['data'][number], 'lastTrip'> & {
  readonly tripStart: Date | null
  readonly tripEnd: Date | null
}

/** What tells some people of one club apart: how they are reached, their memberships there, and their latest trip there. */
export const listPersonFacts = (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
  now: Date,
): Promise<PersonFact[]> =>
  db.rows(
    `select p.id, p.name, p.email, p.phone, t.start_at as "tripStart", t.end_at as "tripEnd",
       coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'state', m.state) order by o.is_default desc, m.id)
         from membership_member o join membership m on m.organization_id = o.organization_id and m.id = o.membership_id
         where o.organization_id = $1 and o.person_id = p.id), '[]') as memberships
     from person p
     left join lateral (select r.start_at, r.end_at from reservation r where r.person_id = p.id and r.organization_id = $1
       and r.start_at <= $3 and r.canceled_at is null and r.voided_at is null order by r.start_at desc limit 1) t on true
     where p.id = any($2::int[])`,
    [organizationId, ids, now],
  )

/** Where in the books of a membership belongs what its members drive, of those of whom that is said. */
export const listCostCenters = async (
  db: Queryable,
  organizationId: number,
  membershipId: number,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.rows<{ id: number; costCenter: string }>(
    `select person_id as id, cost_center as "costCenter" from membership_member
     where organization_id = $1 and membership_id = $2 and cost_center is not null`,
    [organizationId, membershipId],
  )
  return new Map(rows.map(({ id, costCenter }) => [id, costCenter]))
}

export const insertMember = (
  tx: Queryable,
  organizationId: number,
  membershipId: number,
  member: { personId: number; isOwner: boolean; canCreateReservation: boolean },
): Promise<number> =>
  tx.change(
    `insert into membership_member (organization_id, membership_id, person_id, is_owner, can_create_reservation)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [organizationId, membershipId, member.personId, member.isOwner, member.canCreateReservation],
  )

export const changeMember = async (
  tx: Queryable,
  { organizationId, id }: { organizationId: number; id: number },
  personId: number,
  member: { isOwner: boolean; canCreateReservation: boolean; costCenter: string | null },
): Promise<void> => {
  await tx.change(
    `update membership_member set is_owner = $4, can_create_reservation = $5, cost_center = $6
     where organization_id = $1 and membership_id = $2 and person_id = $3`,
    [organizationId, id, personId, member.isOwner, member.canCreateReservation, member.costCenter],
  )
}

/** The deposits of a membership that were paid and not given back (øre), locked: whoever else gives them back waits. */
export const lockDeposits = (
  tx: Queryable,
  organizationId: number,
  membershipId: number,
): Promise<{ paymentId: string; ore: number }[]> =>
  tx.rows(
    `select id as "paymentId", deposit_ore as ore from payment where organization_id = $1 and membership_id = $2
       and state = 'paid' and deposit_ore > 0 and deposit_refunded_at is null order by created_at, id for update`,
    [organizationId, membershipId],
  )

export const markDepositRefunded = async (tx: Queryable, paymentId: string, at: Date): Promise<void> => {
  await tx.change('update payment set deposit_refunded_at = $2 where id = $1', [paymentId, at])
}

export const hasUnpaidInvoice = async (
  db: Queryable,
  organizationId: number,
  membershipId: number,
): Promise<boolean> => {
  const row = await db.oneRow(
    'select from invoice where organization_id = $1 and membership_id = $2 and paid_at is null and credited_at is null limit 1',
    [organizationId, membershipId],
  )
  return row !== undefined
}

export type UnpaidInvoice = { id: number; number: number; totalOre: number; dueDate: string }

/** What nobody else would pay when a person is gone: of memberships that only they own. */
export const listUnpaidInvoicesOf = (
  db: Queryable,
  organizationId: number,
  personId: number,
): Promise<UnpaidInvoice[]> =>
  db.rows(
    `select i.id, i.number, i.total_ore as "totalOre", i.due_date::text as "dueDate" from invoice i
     join membership_member me on (me.organization_id, me.membership_id) = (i.organization_id, i.membership_id)
     where i.organization_id = $1 and me.person_id = $2 and me.is_owner and i.paid_at is null and i.credited_at is null
       and not exists (select from membership_member o where (o.organization_id, o.membership_id) = (i.organization_id, i.membership_id)
         and o.person_id <> $2 and o.is_owner)
     order by i.number limit 100`,
    [organizationId, personId],
  )

/** Another card of the club that has the number or the chip already, and who has it. */
export const findTakenCard = (
  db: Queryable,
  organizationId: number,
  { cardNumber, chipId }: { cardNumber: string | null; chipId: string | null },
  except: number | null,
): Promise<{ field: 'cardNumber' | 'chipId'; person: string | null } | undefined> =>
  db.oneRow<{ field: 'cardNumber' | 'chipId'; person: string | null }>(
    `select case when c.card_number = $2 then 'cardNumber' else 'chipId' end as field, p.name as person
       from member_card c left join person p on p.id = c.person_id
       where c.organization_id = $1 and (c.card_number = $2 or c.chip_id = $3) and c.id is distinct from $4 limit 1`,
    [organizationId, cardNumber, chipId, except],
  )

/** Gives a card to a person, or takes it from whoever has it. */
export const setCardHolder = async (
  tx: Queryable,
  organizationId: number,
  cardId: number,
  personId: number | null,
): Promise<void> => {
  await tx.change('update member_card set person_id = $3 where organization_id = $1 and id = $2', [
    organizationId,
    cardId,
    personId,
  ])
}

/** How many things a membership has been used for, beside having members. */
export const isMembershipUsed = async (db: Queryable, organizationId: number, id: number): Promise<boolean> => {
  const row = await db.theRow<{ isUsed: boolean }>(
    `select exists (select from reservation where organization_id = $1 and membership_id = $2)
         or exists (select from invoice where organization_id = $1 and membership_id = $2)
         or exists (select from payment where organization_id = $1 and membership_id = $2)
         or exists (select from wait_wish where organization_id = $1 and membership_id = $2)
         or exists (select from membership where organization_id = $1 and parent_membership_id = $2) as "isUsed"`,
    [organizationId, id],
  )
  return row.isUsed
}

/** What a person has in a club that goes with them. */
export const countHeld = (
  db: Queryable,
  organizationId: number,
  personId: number,
): Promise<{ memberships: number; cards: number }> =>
  db.theRow<{ memberships: number; cards: number }>(
    `select (select count(*) from membership_member where organization_id = $1 and person_id = $2) as memberships,
         (select count(*) from member_card where organization_id = $1 and person_id = $2) as cards`,
    [organizationId, personId],
  )
