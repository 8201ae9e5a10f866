import type { ExpenseState } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { contentOf, selectContent } from '../../reservations/stores/pictures.ts'

/** What was decided of an expense; all but `state` left out where nothing is. */
export type Decision = {
  readonly state: ExpenseState
  readonly approvedOre?: number
  readonly isToOrganization?: boolean
  readonly inputVatOre?: number
  readonly chargeId?: number
  readonly reason?: string | undefined
  readonly at?: Date
  readonly by?: number
}

export const decideExpense = async (
  tx: Queryable,
  organizationId: number,
  id: number,
  { state, approvedOre, isToOrganization, inputVatOre = 0, chargeId, reason, at, by }: Decision,
): Promise<void> => {
  await tx.change(
    `update reservation_expense set state = $3, approved_ore = $4, is_to_organization = $5, input_vat_ore = $6, charge_id = $7, reason = $8,
       decided_at = $9, decided_by = $10, paid_at = null where organization_id = $1 and id = $2`,
    [
      ...[organizationId, id, state, approvedOre ?? null, isToOrganization ?? null, inputVatOre, chargeId ?? null],
      ...[reason || null, at ?? null, by ?? null],
    ],
  )
}

/** What the club deducts of a receipt that is made out to it, in percent: the general rate of the day, or nothing where it pays no VAT. */
export const inputVatPercent = async (db: Queryable, organizationId: number, day: string): Promise<number> => {
  const { percent } = await db.theRow<{ percent: number }>(
    `select case when o.is_vat_registered then coalesce((select v.percent from vat_rate v where v.vat_code = '3' and v.valid_from <= $2::date
       order by v.valid_from desc limit 1), 0) else 0 end::float8 as percent from organization o where o.id = $1`,
    [organizationId, day],
  )
  return percent
}

/** Whether somebody else has sent the same receipt since this one was refused. */
export const isReceiptTaken = async (db: Queryable, organizationId: number, id: number): Promise<boolean> =>
  (await db.oneRow(
    `select from reservation_expense o join reservation_expense e on (e.organization_id, e.receipt_digest) = (o.organization_id, o.receipt_digest)
     where o.organization_id = $1 and o.id = $2 and e.id <> o.id and e.state <> 'REFUSED' limit 1`,
    [organizationId, id],
  )) !== undefined

/** The address of whoever sent it, where there is one to write to. */
export const findSender = (db: Queryable, personId: number): Promise<{ email: string } | undefined> =>
  db.oneRow('select email from person where id = $1 and deleted_at is null', [personId])

export const findReceiptContent = (
  db: Queryable,
  organizationId: number,
  expenseId: number,
  size: 'large' | 'small',
): Promise<Buffer | undefined> =>
  contentOf(
    db.oneRow(`${selectContent(size)} where p.organization_id = $1 and p.expense_id = $2 order by p.id limit 1`, [
      organizationId,
      expenseId,
    ]),
  )
