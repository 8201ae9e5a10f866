import type { Payable } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

type MembershipKey = { readonly organizationId: number; readonly membershipId: number }
export type PayoutKey = { readonly organizationId: number; readonly id: number }
export type PayoutKind = 'CREDIT' | 'DEPOSIT' | 'SHARE' | 'EXPENSE'
export type PayoutState = 'WAITING' | 'APPROVED' | 'PAID' | 'CANCELED'

export type NewPayout = {
  kind: PayoutKind
  /** Null where nobody knows whose the money was. */
  membershipId: number | null
  personId: number | null
  paymentId: number | null
  creditNoteId: number | null
  expenseId: number | null
  amountOre: number
  receiver: string
  account: string
  reason: string | null
  postedOn: string
}

export type Payout = NewPayout & { id: number; state: PayoutState; createdBy: number | null }

/** What a membership has to get back and nobody has put on the list: its credit by payment, credit notes of nothing else, what it has deposited. */
export const listPayables = (db: Queryable, { organizationId, membershipId }: MembershipKey): Promise<Payable[]> =>
  db.rows(
    `select * from (
       select 'PAYMENT' as source, a.id as "sourceId", 'CREDIT' as kind, a.amount_ore as "amountOre",
         'Innbetaling ' || to_char(p.booked_on, 'DD.MM.YYYY') as text, p.payer_account as account
       from payment_allocation a join incoming_payment p on (p.organization_id, p.id) = (a.organization_id, a.payment_id)
       where a.organization_id = $1 and a.membership_id = $2 and a.target = 'CREDIT' and a.reverses is null and a.amount_ore > 0
         and not exists (select from payment_allocation b where (b.organization_id, b.reverses) = (a.organization_id, a.id))
       union all
       select 'CREDIT_NOTE', i.id, 'CREDIT', -i.total_ore, 'Kreditnota ' || i.number, null from invoice i
       where i.organization_id = $1 and i.membership_id = $2 and i.kind = 'CREDIT_NOTE' and i.credits_id is null and i.total_ore < 0
         and not exists (select from payout o where (o.organization_id, o.credit_note_id) = (i.organization_id, i.id) and o.state <> 'CANCELED')
       union all
       select 'CHARGE', c.id::int, case p.key when 'share' then 'SHARE' else 'DEPOSIT' end, c.gross_ore, c.description, null
       from charge c join product p on (p.organization_id, p.id) = (c.organization_id, c.product_id)
       join invoice_line l on (l.organization_id, l.charge_id) = (c.organization_id, c.id)
       join invoice i on (i.organization_id, i.id) = (l.organization_id, l.invoice_id)
       where c.organization_id = $1 and c.membership_id = $2 and p.category = 'LIABILITY' and c.state = 'billed' and c.gross_ore > 0
         and i.paid_at is not null and i.credited_at is null and i.written_off_ore = 0
         and not exists (select from charge b where (b.organization_id, b.reverses) = (c.organization_id, c.id))
       union all
       select 'EXPENSE', e.id, 'EXPENSE', e.approved_ore, 'Reservasjon ' || r.reservation_number || coalesce(' · ' || nullif(e.station, ''), ''), null
       from reservation_expense e join reservation r on (r.organization_id, r.id) = (e.organization_id, e.reservation_id)
       where e.organization_id = $1 and e.membership_id = $2 and e.state = 'PAYOUT'
         and not exists (select from payout o where (o.organization_id, o.expense_id) = (e.organization_id, e.id) and o.state <> 'CANCELED')
     ) payable order by source desc, "sourceId"`,
    [organizationId, membershipId],
  )

export const insertPayout = async (
  tx: Queryable,
  organizationId: number,
  made: NewPayout,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<number> => {
  const { id } = await tx.theRow<{ id: number }>(
    `insert into payout (organization_id, kind, membership_id, person_id, payment_id, credit_note_id, expense_id, amount_ore, receiver, account, reason,
       posted_on, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      ...[
        organizationId,
        made.kind,
        made.membershipId,
        made.personId,
        made.paymentId,
        made.creditNoteId,
        made.expenseId,
        made.amountOre,
      ],
      ...[made.receiver, made.account, made.reason, made.postedOn, at, by],
    ],
  )
  return id
}

/** The payout under its lock. */
export const lockPayout = (tx: Queryable, { organizationId, id }: PayoutKey): Promise<Payout> =>
  tx.theRow<Payout>(
    `select id, kind, membership_id as "membershipId", person_id as "personId", payment_id as "paymentId", credit_note_id as "creditNoteId", expense_id as "expenseId",
       amount_ore as "amountOre", receiver, account, reason, posted_on::text as "postedOn", state, created_by as "createdBy"
     from payout where organization_id = $1 and id = $2 for update`,
    [organizationId, id],
  )

type Moved = { readonly on: string; readonly at: Date; readonly by: number | null }

/** Moves a payout on, and writes down who did so when. */
export const movePayout = async (
  tx: Queryable,
  { organizationId, id }: PayoutKey,
  state: 'APPROVED' | 'PAID' | 'CANCELED',
  { on, at, by }: Moved,
): Promise<void> => {
  const columns = {
    APPROVED: 'approved_at = $4, approved_by = $5',
    PAID: 'paid_on = $3::date, paid_at = $4, paid_by = $5',
    CANCELED: 'canceled_on = $3::date, canceled_at = $4, canceled_by = $5',
  }[state]
  await tx.change(
    `update payout set state = $6, ${columns} where organization_id = $1 and id = $2 and $3::date is not null`,
    [organizationId, id, on, at, by, state],
  )
}

/** What is approved and not paid, in the order of its numbers. */
export const listApproved = (
  db: Queryable,
  organizationId: number,
): Promise<Pick<Payout, 'id' | 'receiver' | 'account' | 'amountOre' | 'kind'>[]> =>
  db.rows(
    `select o.id, o.receiver, o.account, o.amount_ore as "amountOre", o.kind from payout o where o.organization_id = $1 and o.state = 'APPROVED' order by o.id`,
    [organizationId],
  )

/** An outlay has left the bank with its payout. */
export const markExpensePaid = async (tx: Queryable, { organizationId, id }: PayoutKey, at: Date): Promise<void> => {
  await tx.change(
    `update reservation_expense set state = 'PAID', paid_at = $3 where organization_id = $1 and id = $2 and state = 'PAYOUT'`,
    [organizationId, id, at],
  )
}
