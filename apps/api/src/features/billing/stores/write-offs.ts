import type { VatShare } from '@delebil/validation'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'

type InvoiceKey = { readonly organizationId: number; readonly id: number }
type Share = Omit<VatShare, 'netOre'>

export type NewWriteOff = {
  invoiceId: number
  membershipId: number
  /** 'YYYY-MM-DD'. */
  postedOn: string
  /** Below zero where it takes another back. */
  shares: readonly Share[]
  reverses: number | null
  reason: string
}

export type WriteOff = { id: number; membershipId: number; shares: Share[] }

export const insertWriteOff = async (
  tx: Queryable,
  organizationId: number,
  made: NewWriteOff,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> => {
  const sum = (key: 'grossOre' | 'vatOre') => made.shares.reduce((total, share) => total + share[key], 0)
  const { id } = await tx.theRow<{ id: number }>(
    `insert into write_off (organization_id, invoice_id, membership_id, posted_on, amount_ore, vat_ore, reverses, reason, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...[organizationId, made.invoiceId, made.membershipId, made.postedOn, sum('grossOre'), sum('vatOre')],
      ...[made.reverses, made.reason, at, by],
    ],
  )
  await insertRows(
    tx,
    'write_off_vat',
    made.shares.map(({ vatCode, vatPercent, grossOre, vatOre }) => ({
      organization_id: organizationId,
      write_off_id: id,
      vat_code: vatCode,
      vat_percent: vatPercent,
      gross_ore: grossOre,
      vat_ore: vatOre,
    })),
  )
}

/** What was written off of an invoice and stands. */
export const listWriteOffs = (db: Queryable, { organizationId, id }: InvoiceKey): Promise<WriteOff[]> =>
  db.rows(
    `select w.id, w.membership_id as "membershipId", (select json_agg(json_build_object('vatCode', v.vat_code, 'vatPercent',
         v.vat_percent::float8, 'grossOre', v.gross_ore, 'vatOre', v.vat_ore) order by v.vat_code, v.vat_percent)
       from write_off_vat v where (v.organization_id, v.write_off_id) = (w.organization_id, w.id)) as shares
     from write_off w where w.organization_id = $1 and w.invoice_id = $2 and w.reverses is null
       and not exists (select from write_off b where (b.organization_id, b.reverses) = (w.organization_id, w.id)) order by w.id`,
    [organizationId, id],
  )

/** What rests of an invoice. Hold the lock of its membership. */
export const findRest = async (tx: Queryable, { organizationId, id }: InvoiceKey): Promise<number> =>
  (
    await tx.theRow<{ rest: number }>('select rest_ore as rest from invoice where organization_id = $1 and id = $2', [
      organizationId,
      id,
    ])
  ).rest
