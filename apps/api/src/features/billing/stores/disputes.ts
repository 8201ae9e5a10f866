import type { Queryable } from '../../../platform/db/queryable.ts'

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
