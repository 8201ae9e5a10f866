import { vatIncludedOre } from '@delebil/validation'
import { expenseKindText } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { orRefuse } from '../../platform/or-refuse.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerbs, OfficeCall } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { actOnRecord, readRecord, type Seen } from '../admin-records/write-record.ts'
import { addCharge } from '../billing/add-charge.ts'
import { lockCharge, setChargeState } from '../billing/stores/charges.ts'
import { dayText } from '../notifications/letter.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import {
  type Decision,
  decideExpense,
  findReceiptContent,
  findSender,
  inputVatPercent,
  isReceiptTaken,
} from './stores/decided-expenses.ts'
import { lockExpense, type StoredExpense } from './stores/expenses.ts'

const key = 'reservation-expenses'

type Approval = Seen & { readonly approvedOre?: number | undefined; readonly isToOrganization: boolean }

/** What is approved of it, and the VAT in it that the club deducts. Another amount than the receipt's has its reason. */
const approvedOf = async ({ db, office, caller, now }: OfficeCall, expense: StoredExpense, asked: Approval) => {
  const { approvedOre = expense.amountOre, isToOrganization, why: reason } = asked
  if (approvedOre !== expense.amountOre && !reason) throw refuseField('why', 'field.required')
  const percent = isToOrganization
    ? await inputVatPercent(db, office.organizationId, osloDateText(expense.boughtAt))
    : 0
  const inputVatOre = vatIncludedOre(approvedOre, percent)
  return { approvedOre, isToOrganization, inputVatOre, reason, at: now, by: caller.personId }
}

/** Lets the line fall away that set the expense off; refuses where it is on an invoice. */
const dropLine = async ({ db, office }: OfficeCall, { chargeId }: StoredExpense): Promise<void> => {
  if (chargeId === null) return
  const { state } = await lockCharge(db, office.organizationId, chargeId)
  if (state === 'billed') throw new Refusal('expense.settled')
  if (state !== 'dropped') await setChargeState(db, office.organizationId, [chargeId], 'dropped')
}

const descriptionOf = ({ kind, station, boughtAt }: StoredExpense): string =>
  ['Utlegg', expenseKindText[kind].toLowerCase(), station, dayText(osloDateText(boughtAt))]
    .filter((part) => part !== '')
    .join(', ')

/** The line that sets it off: owed to the membership, without VAT, since the club sells nothing by it. */
const creditLine = async (
  { db, office, caller, now }: OfficeCall,
  expense: StoredExpense,
  ore: number,
  reason: string | undefined,
) => {
  const { membershipId, personId, reservationId, boughtAt } = expense
  const whose = { membershipId, personId, reservationId, deliveredFrom: boughtAt, deliveredTo: boughtAt }
  const line = {
    ...whose,
    description: descriptionOf(expense),
    quantity: -1,
    unitPriceOre: ore,
    source: 'EXPENSE',
  } as const
  const id = await addCharge(db, office.organizationId, { key: 'expense' }, line, {
    at: now,
    by: caller.personId,
    reason,
  })
  return orRefuse(id, 'charge.no-vat-rate')
}

/** Tells whoever sent it what became of it. */
const tell = async (
  { context: { jobs }, call }: Writing,
  expense: StoredExpense,
  { state, approvedOre, reason }: Decision,
) => {
  if (expense.personId === null || state === 'RECEIVED' || state === 'PAID') return
  const sender = await findSender(call.db, expense.personId)
  if (sender === undefined) return
  const { amountOre, reservationId } = expense
  const about = { what: descriptionOf(expense), amountOre, approvedOre, state, reason }
  const link = `${call.siteOrigin}/reservations/${reservationId}`
  await jobs.enqueue(call.db, 'mail', mailTexts.expenseDecided(call.office.organizationId, sender, { ...about, link }))
}

const decide = async (
  writing: Writing,
  id: number,
  action: string,
  seen: Seen,
  decisionOf: (expense: StoredExpense) => Promise<Decision>,
) => {
  const { organizationId } = writing.call.office
  const work = async () => {
    const expense = await lockExpense(writing.call.db, organizationId, id)
    if (expense.state === 'PAID') throw new Refusal('expense.settled')
    const decision = await decisionOf(expense)
    await decideExpense(writing.call.db, organizationId, id, decision)
    await tell(writing, expense, decision)
  }
  return { answer: { entity: await actOnRecord(writing, key, id, action, work, seen), errors: [] } }
}

const refuseDecided = ({ state }: StoredExpense): void => {
  if (state !== 'RECEIVED') throw new Refusal('expense.decided')
}

export const expenseStaffVerbs = {
  'reservation-expenses.create-invoice-line': (context, call) => {
    const { body, params } = call.input
    return decide({ context, call }, params.id, 'create-invoice-line', body, async (expense) => {
      refuseDecided(expense)
      const approved = await approvedOf(call, expense, body)
      const chargeId = await creditLine(call, expense, approved.approvedOre, body.why)
      return { state: 'CREDITED', chargeId, ...approved }
    })
  },
  'reservation-expenses.pay-out': (context, call) => {
    const { body, params } = call.input
    return decide({ context, call }, params.id, 'pay-out', body, async (expense) => {
      if (expense.state !== 'CREDITED') refuseDecided(expense)
      await dropLine(call, expense)
      return { state: 'PAYOUT', ...(await approvedOf(call, expense, body)) }
    })
  },
  'reservation-expenses.refuse': (context, call) => {
    const { query, params } = call.input
    return decide({ context, call }, params.id, 'refuse', query, async (expense) => {
      refuseDecided(expense)
      return { state: 'REFUSED', reason: query.why, at: call.now, by: call.caller.personId }
    })
  },
  'reservation-expenses.reopen': (context, call) => {
    const { body, params } = call.input
    return decide({ context, call }, params.id, 'reopen', body, async (expense) => {
      if (expense.state === 'RECEIVED') throw new Refusal('expense.not-decided')
      if (await isReceiptTaken(call.db, call.office.organizationId, params.id))
        throw new Refusal('expense.receipt-used')
      await dropLine(call, expense)
      return { state: 'RECEIVED' }
    })
  },
  'reservation-expenses.picture': async (context, call) => {
    const { id } = await readRecord({ context, call }, key, call.input.params.id)
    const content = orRefuse(await findReceiptContent(call.db, call.office.organizationId, id, call.input.query.size))
    return {
      answer: new Blob([new Uint8Array(content)], { type: 'image/jpeg' }),
      headers: { 'cache-control': 'private, max-age=3600', vary: 'authorization' },
    }
  },
} satisfies Partial<AdminVerbs>
