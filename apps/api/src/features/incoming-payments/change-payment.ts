import { spreadPayment } from '@delebil/validation'
import { osloDateText } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { allocatePayment, type Part } from '../billing/incoming/allocate-payment.ts'
import { insertAllocations, listAllocationsOf, type Posted, reversalOf } from '../billing/stores/allocations.ts'
import { type IncomingPayment, lockIncomingPayment, type PaymentKey } from '../billing/stores/incoming-payments.ts'
import { listInvoiceBalances } from '../billing/stores/invoice-balance.ts'
import { lockMembershipsOf } from '../billing/stores/lock-memberships.ts'
import { insertPayout, type NewPayout } from '../billing/stores/payouts.ts'
import { saySetAside } from './stores/set-aside.ts'

export type Doing = {
  readonly tx: Queryable
  readonly key: PaymentKey
  readonly at: Date
  readonly by: number
  readonly why: string
}

const postedOf = ({ at, by, why }: Doing): Posted => ({ on: osloDateText(at), at, by, reason: why })

const lock = async ({ tx, key }: Doing): Promise<IncomingPayment> => {
  const payment = await lockIncomingPayment(tx, key)
  if (payment === undefined) throw new Refusal('resource.unknown')
  return payment
}

type Wanted = {
  readonly invoices: readonly { readonly id: number; readonly amountOre?: number | undefined }[]
  readonly creditTo?: number | undefined
}

/** Pays invoices in the order in which they are named, each what is said or else what rests of it; what is over becomes credit. */
export const payInvoices = async (doing: Doing, { invoices, creditTo }: Wanted): Promise<void> => {
  const { tx, key } = doing
  const ids = invoices.map(({ id }) => id)
  const wanted = { invoiceIds: ids, ids: creditTo === undefined ? [] : [creditTo] }
  const locked = await lockMembershipsOf(tx, key.organizationId, wanted)
  if (creditTo !== undefined && !locked.has(creditTo)) throw new Refusal('resource.unknown')
  const { amountOre, allocatedOre } = await lock(doing)
  if (amountOre < 0) throw new Refusal('incoming-payment.taken-back')
  const leftOre = amountOre - allocatedOre
  if (leftOre === 0) throw new Refusal('incoming-payment.nothing-left')
  const balances = new Map((await listInvoiceBalances(tx, key.organizationId, ids)).map((one) => [one.id, one]))
  const rests = invoices.map(({ id, amountOre: said }) => {
    const balance = balances.get(id)
    if (balance === undefined) throw new Refusal('resource.unknown')
    if (balance.isCredited) throw new Refusal('invoice.credited')
    if (said !== undefined && said > balance.restOre) throw new Refusal('incoming-payment.more-than-rests')
    return { invoiceId: id, restOre: said ?? balance.restOre, membershipId: balance.membershipId }
  })
  const { parts, overOre } = spreadPayment(leftOre, rests)
  const owner = creditTo ?? rests.at(-1)?.membershipId
  const credit: Part[] =
    overOre > 0 && owner !== undefined ? [{ target: 'CREDIT', membershipId: owner, amountOre: overOre }] : []
  const paid = parts.map((part): Part => ({ target: 'INVOICE', ...part }))
  await allocatePayment(tx, key, [...paid, ...credit], postedOf(doing))
  await saySetAside(tx, key, null)
}

/** Reverses all that a payment pays. What it was offset against waits again too. */
export const undoPayment = async (doing: Doing): Promise<void> => {
  const { tx, key } = doing
  await lockMembershipsOf(tx, key.organizationId, { paymentIds: [key.id] })
  const payment = await lock(doing)
  const standing = await listAllocationsOf(tx, key.organizationId, payment.id)
  if (standing.length === 0) throw new Refusal('incoming-payment.pays-nothing')
  if (standing.some(({ target }) => target === 'REPAID')) throw new Refusal('incoming-payment.repaid')
  for (const { offsetId } of standing) {
    if (offsetId === null) continue
    const other = await listAllocationsOf(tx, key.organizationId, offsetId)
    const pair = other.filter((one) => one.offsetId === payment.id)
    await insertAllocations(tx, key.organizationId, pair.map(reversalOf), postedOf(doing))
  }
  await insertAllocations(tx, key.organizationId, standing.map(reversalOf), postedOf(doing))
}

/** What a bank took back was paid by another payment: what that paid is owed again, and the two come to nothing. */
export const takeBackPayment = async (doing: Doing, takenId: number): Promise<void> => {
  const { tx, key } = doing
  const { organizationId } = key
  await lockMembershipsOf(tx, organizationId, { paymentIds: [takenId] })
  const ids = [key.id, takenId].sort((a, b) => a - b)
  for (const id of ids) await lockIncomingPayment(tx, { organizationId, id })
  const [back, taken] = [await lock(doing), await lock({ ...doing, key: { organizationId, id: takenId } })]
  if (back.amountOre >= 0 || back.allocatedOre !== 0 || taken.amountOre !== -back.amountOre)
    throw new Refusal('incoming-payment.no-pair')
  const standing = await listAllocationsOf(tx, organizationId, takenId)
  if (standing.some(({ target }) => target === 'OFFSET' || target === 'REPAID'))
    throw new Refusal('incoming-payment.no-pair')
  await insertAllocations(tx, organizationId, standing.map(reversalOf), postedOf(doing))
  const pair = [
    { key, offsetId: takenId, amountOre: back.amountOre },
    { key: { organizationId, id: takenId }, offsetId: key.id, amountOre: taken.amountOre },
  ]
  for (const { key: of, ...part } of pair)
    await allocatePayment(tx, of, [{ target: 'OFFSET', ...part }], postedOf(doing))
  for (const id of ids) await saySetAside(tx, { organizationId, id }, null)
}

/** What is left of a payment, and what of it is credit, goes on the list of payouts, where somebody else approves it. */
export const repayPayment = async (doing: Doing, to: Pick<NewPayout, 'receiver' | 'account'>): Promise<void> => {
  const { tx, key, at, by, why } = doing
  await lockMembershipsOf(tx, key.organizationId, { paymentIds: [key.id] })
  const { amountOre, allocatedOre } = await lock(doing)
  const credit = (await listAllocationsOf(tx, key.organizationId, key.id)).filter(({ target }) => target === 'CREDIT')
  const leftOre = amountOre - allocatedOre
  if (amountOre < 0 || (leftOre === 0 && credit.length === 0)) throw new Refusal('incoming-payment.nothing-left')
  await insertAllocations(tx, key.organizationId, credit.map(reversalOf), postedOf(doing))
  const left = leftOre > 0 ? [{ membershipId: null, amountOre: leftOre }] : []
  const parts = [...credit, ...left].map(({ membershipId, amountOre: ore }) => ({ membershipId, amountOre: ore }))
  await allocatePayment(
    tx,
    key,
    parts.map((part): Part => ({ target: 'REPAID', ...part })),
    postedOf(doing),
  )
  for (const part of parts) {
    const of = { kind: 'CREDIT' as const, personId: null, paymentId: key.id, creditNoteId: null, expenseId: null }
    const made = { ...of, ...part, ...to, reason: why, postedOn: osloDateText(at) }
    await insertPayout(tx, key.organizationId, made, { at, by })
  }
  await saySetAside(tx, key, null)
}

/** Nobody here knows what it is for. */
export const setPaymentAside = async (doing: Doing): Promise<void> => {
  const { amountOre, allocatedOre } = await lock(doing)
  if (amountOre === allocatedOre) throw new Refusal('incoming-payment.nothing-left')
  await saySetAside(doing.tx, doing.key, doing.why)
}
