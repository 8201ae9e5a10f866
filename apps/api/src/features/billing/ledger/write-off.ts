import { shareLoss, vatOfInvoiceLines } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import { lockMembership } from '../../memberships/stores/memberships.ts'
import { requireOpenMonth } from '../stores/closed-months.ts'
import { type Invoice, listInvoiceLines } from '../stores/invoices.ts'
import { findRest, insertWriteOff, listWriteOffs } from '../stores/write-offs.ts'

type Asked = { readonly why: string; readonly personId: number | null; readonly at: Date }

/** Writes off what rests of an invoice, or a part of it, and takes its VAT back per code. Needs a transaction. */
export const writeOff = async (
  tx: Queryable,
  invoice: Invoice,
  {
    amountOre,
    postedOn,
    why,
    personId,
    at,
  }: Asked & { readonly amountOre?: number | undefined; readonly postedOn?: string | undefined },
): Promise<number> => {
  const { organizationId, membershipId, id } = invoice
  await lockMembership(tx, organizationId, membershipId)
  const restOre = await findRest(tx, invoice)
  if (restOre <= 0) throw new Refusal('invoice.not-open')
  const lossOre = amountOre ?? restOre
  if (lossOre > restOre) throw refuseField('amountOre', 'write-off.too-much')
  const today = osloDateText(at)
  const day = postedOn ?? today
  if (day < invoice.invoiceDate || day > today) throw refuseField('postedOn', 'field.out-of-range')
  await requireOpenMonth(tx, organizationId, day)
  const shares = shareLoss(vatOfInvoiceLines(await listInvoiceLines(tx, invoice)), restOre, lossOre)
  const made = { invoiceId: id, membershipId, postedOn: day, shares, reverses: null, reason: why }
  await insertWriteOff(tx, organizationId, made, { at, by: personId })
  return lossOre
}

/** Takes back all that was written off of an invoice, in the month that is open. Answers how much. Needs a transaction. */
export const reverseWriteOffs = async (
  tx: Queryable,
  { organizationId, membershipId, id }: Pick<Invoice, 'organizationId' | 'membershipId' | 'id'>,
  { why, personId, at }: Asked,
): Promise<number> => {
  await lockMembership(tx, organizationId, membershipId)
  let ore = 0
  for (const standing of await listWriteOffs(tx, { organizationId, id })) {
    const shares = standing.shares.map((share) => ({
      ...share,
      grossOre: 0 - share.grossOre,
      vatOre: 0 - share.vatOre,
    }))
    const made = { invoiceId: id, membershipId, postedOn: osloDateText(at), shares, reverses: standing.id, reason: why }
    await insertWriteOff(tx, organizationId, made, { at, by: personId })
    ore -= shares.reduce((sum, { grossOre }) => sum + grossOre, 0)
  }
  return ore
}
