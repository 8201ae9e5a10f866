import type { Queryable } from '../../../platform/db/queryable.ts'

/** What an account of the club's own choice is for. */
export type LedgerRole =
  | 'RECEIVABLES'
  | 'BANK'
  | 'VAT'
  | 'UNPLACED'
  | 'PAYABLE'
  | 'LOSS'
  | 'INPUT_VAT'
  | 'OPENING'
  | 'SALES'
  | 'COST'

export type PostingKind =
  | 'INVOICE'
  | 'CREDIT_NOTE'
  | 'PAYMENT'
  | 'ALLOCATION'
  | 'WRITE_OFF'
  | 'PAYOUT'
  | 'PAYOUT_CANCELED'
  | 'PAYOUT_PAID'
  | 'EXPENSE'

/** A part of a voucher: debit above zero, credit below. */
export type Posting = {
  postedOn: string
  kind: PostingKind
  sourceId: number
  voucher: string
  membershipId: number | null
  role: LedgerRole
  account: string | null
  vatCode: string | null
  vatPercent: number | null
  amountOre: number
}

const ofMonth = "organization_id = $1 and posted_on >= $2::date and posted_on < ($2::date + interval '1 month')::date"

/** All that is booked in a month that begins on a day, 'YYYY-MM-DD', voucher by voucher; parts that are alike are one. */
export const listPostings = (db: Queryable, organizationId: number, month: string): Promise<Posting[]> =>
  db.rows(
    `select posted_on::text as "postedOn", kind, source_id as "sourceId", voucher, membership_id as "membershipId", role, account,
       vat_code as "vatCode", vat_percent::float8 as "vatPercent", sum(amount_ore)::float8 as "amountOre"
     from posting where ${ofMonth}
     group by posted_on, kind, source_id, voucher, membership_id, role, account, vat_code, vat_percent
     having sum(amount_ore) <> 0
     order by posted_on, kind collate "C", source_id, role collate "C", account collate "C", vat_code collate "C", vat_percent`,
    [organizationId, month],
  )

/** What all members owed together before a day. */
export const sumReceivablesBefore = async (db: Queryable, organizationId: number, day: string): Promise<number> => {
  const { ore } = await db.theRow<{ ore: number }>(
    `select coalesce(sum(amount_ore), 0)::float8 as ore from posting
     where organization_id = $1 and role = 'RECEIVABLES' and posted_on < $2::date`,
    [organizationId, day],
  )
  return ore
}

/** The names that a journal tells beside the memberships. */
export const listMembershipNames = async (
  db: Queryable,
  organizationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.rows<{ id: number; name: string }>(
    'select id, name from membership where organization_id = $1 and id = any($2::int[])',
    [organizationId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
