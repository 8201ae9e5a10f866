import type { Queryable } from '../../../platform/db/queryable.ts'
import { isStanding } from './charges.ts'

/** What somebody said is wrong with a charge; not answered yet where `outcome` is null. */
export type Dispute = {
  id: number
  chargeId: number
  text: string
  shouldBeOre: number | null
  isFromStaff: boolean
  raisedBy: string | null
  raisedAt: Date
  dueAt: Date
  outcome: 'KEPT' | 'CORRECTED' | null
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
}

type ChargeKey = { readonly organizationId: number; readonly chargeId: number }
type NewDispute = Pick<Dispute, 'text' | 'shouldBeOre' | 'isFromStaff' | 'raisedAt' | 'dueAt'> & { personId: number }

/** What was said about charges and answered, the oldest first. */
export const listDisputes = (db: Queryable, organizationId: number, chargeIds: readonly number[]): Promise<Dispute[]> =>
  db.rows(
    `select d.id, d.charge_id as "chargeId", d.text, d.should_be_ore as "shouldBeOre", d.is_from_staff as "isFromStaff",
       raiser.name as "raisedBy", d.raised_at as "raisedAt", d.due_at as "dueAt", d.outcome, d.answer, answerer.name as "answeredBy",
       d.answered_at as "answeredAt"
     from charge_dispute d left join person raiser on raiser.id = d.raised_by left join person answerer on answerer.id = d.answered_by
     where d.organization_id = $1 and d.charge_id = any($2::bigint[]) order by d.raised_at, d.id`,
    [organizationId, chargeIds],
  )

/** Whether what was said about a charge waits for its answer. */
export const isDisputed = async (db: Queryable, { organizationId, chargeId }: ChargeKey): Promise<boolean> =>
  (await db.oneRow('select from charge_dispute where organization_id = $1 and charge_id = $2 and answered_at is null', [
    organizationId,
    chargeId,
  ])) !== undefined

/** Whether it was written down; false where another waits for its answer. */
export const insertDispute = async (
  tx: Queryable,
  { organizationId, chargeId }: ChargeKey,
  { text, shouldBeOre, isFromStaff, raisedAt, dueAt, personId }: NewDispute,
): Promise<boolean> =>
  (await tx.change(
    `insert into charge_dispute (organization_id, charge_id, text, should_be_ore, is_from_staff, raised_by, raised_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (organization_id, charge_id) where answered_at is null do nothing`,
    [organizationId, chargeId, text, shouldBeOre, isFromStaff, personId, raisedAt, dueAt],
  )) === 1

type Answer = { outcome: 'KEPT' | 'CORRECTED'; answer: string; personId: number; at: Date }

/** Answers what waits, if anything does: whom the answer is for, with no address where that is staff. */
export const answerDispute = (
  tx: Queryable,
  { organizationId, chargeId }: ChargeKey,
  { outcome, answer, personId, at }: Answer,
): Promise<{ email: string | null } | undefined> =>
  tx.oneRow(
    `update charge_dispute d set outcome = $3, answer = $4, answered_by = $5, answered_at = $6
     where d.organization_id = $1 and d.charge_id = $2 and d.answered_at is null
     returning (select p.email from person p where p.id = d.raised_by and not d.is_from_staff) as email`,
    [organizationId, chargeId, outcome, answer, personId, at],
  )

/**
 * What was asked about charges that are taken back and is not answered is asked of what stands in their place: the same product of the
 * same trip, or of the same delivery, for the same membership. That is held until the answer. Answers the ids of what is held now.
 */
export const moveDisputes = (
  tx: Queryable,
  organizationId: number,
  takenBack: readonly number[],
): Promise<{ chargeId: number }[]> =>
  tx.rows(
    `with old as (
       select d.id as dispute, c.*, row_number() over same as nth from charge_dispute d
       join charge c on (c.organization_id, c.id) = (d.organization_id, d.charge_id)
       where d.organization_id = $1 and d.charge_id = any($2::bigint[]) and d.answered_at is null
       window same as (partition by c.membership_id, c.reservation_id, c.product_id order by c.id)),
     successor as (
       select n.*, row_number() over (partition by n.membership_id, n.reservation_id, n.product_id order by n.id) as nth from charge n
       where n.organization_id = $1 and n.state in ('open', 'held') and n.reverses is null and n.id <> all($2::bigint[]) and ${isStanding('n')}
         and exists (select from old where old.membership_id = n.membership_id and old.product_id = n.product_id
           and old.reservation_id is not distinct from n.reservation_id
           and (n.reservation_id is not null or (n.description, n.delivered_to) = (old.description, old.delivered_to)))
         and not exists (select from charge_dispute o where (o.organization_id, o.charge_id) = (n.organization_id, n.id) and o.answered_at is null)),
     moved as (
       update charge_dispute d set charge_id = s.id from old join successor s on s.membership_id = old.membership_id
         and s.reservation_id is not distinct from old.reservation_id and s.product_id = old.product_id and s.nth = old.nth
       where d.organization_id = $1 and d.id = old.dispute returning d.charge_id)
     select charge_id::int as "chargeId" from moved`,
    [organizationId, takenBack],
  )
