import { formatNok, problemText } from '@delebil/validation/text'
import { bringInvoice, bringPayment, openingProducts } from '../../billing/opening/bring-over.ts'
import { findCutOverDay, findOldInvoice, findOpeningPayment } from '../../billing/opening/opening-store.ts'
import { takeInvoiceAway, takePaymentAway } from '../../billing/opening/take-away.ts'
import { momentOf, readAccountingOwner } from '../../organizations/accounting-owner.ts'
import { failed, isObstacle, type Obstacle } from '../cells/obstacle.ts'
import type { Effect, Importing, ReadRow } from './import-type.ts'
import { type OpeningKind, openingColumns, openingKinds } from './opening-columns.ts'
import { findOpeningMemberships, hasOldDeposit, nextOldNumber, type OpeningMembership } from './opening-store.ts'
import { digestOf } from './records/record-plan.ts'
import { numberAt, recordType, textAt } from './records/record-type.ts'
import { same, type Upsert } from './records/upsert.ts'

/** However its last digit is reckoned there. */
const oldKid = /^\d{3,25}$/
/** Deposits and shares have no number where they come from. */
const LEAST_NUMBER_OF_OURS = 900_000_000

type Row = {
  readonly kind: OpeningKind
  readonly membership: OpeningMembership
  readonly amountOre: number
  readonly openedOn: string
  readonly row: ReadRow
}

const findMembership = async (
  { tx, organizationId }: Importing,
  row: ReadRow,
): Promise<OpeningMembership | Obstacle> => {
  const [name, email] = [textAt(row, 'membership'), textAt(row, 'email')]
  const [first, ...others] = await findOpeningMemberships(tx, organizationId, { name, email })
  const field = name === undefined ? 'email' : 'membership'
  if (first === undefined) return failed('unknown', 'Klubben har ikke noe slikt medlemskap.', { field })
  if (others.length === 0) return first
  const suggestions = [first, ...others].map((one) => ({ label: `Bruk ${one.name}`, cells: { membership: one.name } }))
  return failed('required', 'Det passer på flere medlemskap. Hvilket er det?', { field, suggestions })
}

const common = (
  { organizationId, now, writing, fileName }: Importing,
  { membership, amountOre, openedOn, row }: Row,
) => ({
  organizationId,
  membershipId: membership.id,
  amountOre,
  openedOn,
  at: now,
  by: writing.call.caller.personId,
  reason: `Filimport: ${fileName}, rad ${row.rowNumber}`,
})

const planInvoice = async (importing: Importing, read: Row): Promise<Upsert | Obstacle> => {
  const { row, membership, amountOre, openedOn } = read
  const [number, invoiceDate] = [numberAt(row, 'number'), textAt(row, 'date')]
  const kid = textAt(row, 'kid')?.replace(/\s/g, '') ?? null
  if (number === undefined || number < 1) return failed('required', 'Fakturanummer mangler.', { field: 'number' })
  if (invoiceDate === undefined) return failed('required', 'Fakturadato mangler.', { field: 'date' })
  if (invoiceDate >= openedOn) return failed('future', 'Fakturaen er fra etter at dere går over.', { field: 'date' })
  const dueDate = textAt(row, 'due') ?? invoiceDate
  if (dueDate < invoiceDate) return failed('refused', 'Forfallet er før fakturadatoen.', { field: 'due' })
  if (kid !== null && !oldKid.test(kid)) return failed('format', 'KID er 3 til 25 siffer.', { field: 'kid' })
  const known = await findOldInvoice(importing.tx, importing.organizationId, { number, kid })
  if (known?.isOld && known.number === number && known.membershipId === membership.id && known.totalOre === amountOre)
    return same
  if (known?.number === number && known.isOld)
    return failed('refused', `Faktura ${number} er lest inn med noe annet.`, { field: 'number' })
  if (known) return failed('refused', `KID-en står på faktura ${known.number}.`, { field: 'kid' })
  const description = textAt(row, 'text') ?? `Faktura ${number} fra før`
  const bill = { kind: 'INVOICE', number, kid, invoiceDate, dueDate, description } as const
  return {
    digest: digestOf([bill, membership.id, amountOre, openedOn]),
    note: `${membership.name} skylder ${formatNok(amountOre)}`,
    make: async (later) => [
      { kind: 'old-invoice', id: await bringInvoice(later.tx, { ...common(later, read), ...bill }) },
    ],
  }
}

const planCredit = async (importing: Importing, read: Row): Promise<Upsert | Obstacle> => {
  const { row, membership, amountOre, openedOn } = read
  const text = textAt(row, 'text') ?? 'Til gode fra før'
  const sourceKey = `opening-${digestOf([membership.id, amountOre, text, textAt(row, 'date')])}`
  if (await findOpeningPayment(importing.tx, importing.organizationId, sourceKey)) return same
  return {
    digest: digestOf([sourceKey, openedOn]),
    note: `${membership.name} har ${formatNok(amountOre)} til gode`,
    make: async (later) => [
      {
        kind: 'opening-payment',
        id: await bringPayment(later.tx, { ...common(later, read), sourceKey, text, invoiceId: null }),
      },
    ],
  }
}

const makeDeposit = async (later: Importing, kind: 'DEPOSIT' | 'SHARE', read: Row): Promise<readonly Effect[]> => {
  const { tx, organizationId } = later
  const { row, openedOn } = read
  const number = numberAt(row, 'number') ?? (await nextOldNumber(tx, organizationId, LEAST_NUMBER_OF_OURS))
  const invoiceDate = textAt(row, 'date') ?? openedOn
  const text = textAt(row, 'text') ?? `${openingKinds[kind]} fra før`
  const whose = common(later, read)
  const bill = { kind, number, kid: null, invoiceDate, dueDate: invoiceDate, description: text }
  const invoiceId = await bringInvoice(tx, { ...whose, ...bill })
  const id = await bringPayment(tx, { ...whose, sourceKey: `opening-invoice-${invoiceId}`, text, invoiceId })
  return [
    { kind: 'opening-payment', id },
    { kind: 'old-invoice', id: invoiceId },
  ]
}

const planDeposit = async (
  { tx, organizationId }: Importing,
  kind: 'DEPOSIT' | 'SHARE',
  read: Row,
): Promise<Upsert | Obstacle> => {
  const { membership, amountOre, openedOn, row } = read
  const whose = { organizationId, membershipId: membership.id }
  if (await hasOldDeposit(tx, whose, { key: openingProducts[kind], amountOre })) return same
  return {
    digest: digestOf([kind, membership.id, amountOre, openedOn, row.values]),
    note: `${membership.name} har ${formatNok(amountOre)} i ${openingKinds[kind].toLowerCase()}`,
    make: (later) => makeDeposit(later, kind, read),
  }
}

/** The day on which all of it stands in the books here, or why none of it can. */
const findDay = async ({ tx, organizationId }: Importing): Promise<string | Obstacle> => {
  const day = await findCutOverDay(tx, organizationId)
  if (day === undefined) return failed('refused', problemText['opening.not-moving'])
  const owner = await readAccountingOwner(tx, organizationId, momentOf(day))
  return owner === 'OWN' ? day : failed('refused', problemText['accounting.other-side'])
}

const planRow = async (importing: Importing, row: ReadRow, openedOn: string): Promise<Upsert | Obstacle> => {
  const kind = textAt(row, 'kind') as OpeningKind
  const amountOre = numberAt(row, 'amount') ?? 0
  if (amountOre <= 0) return failed('amount', 'Beløpet må være mer enn null.', { field: 'amount' })
  const membership = await findMembership(importing, row)
  if (isObstacle(membership)) return membership
  const read = { kind, membership, amountOre, openedOn, row }
  if (kind === 'INVOICE') return planInvoice(importing, read)
  return kind === 'CREDIT' ? planCredit(importing, read) : planDeposit(importing, kind, read)
}

const opening = recordType({
  key: 'opening',
  effect:
    'Det medlemmene skyldte og hadde til gode der dere kommer fra, står her fra dagen dere går over. Fakturaene beholder nummer og KID. Ingen får beskjed.',
  access: ['BILLING_WRITE'],
  columns: openingColumns,
  prepare: async (importing) => {
    const day = await findDay(importing)
    return async (row) => (typeof day === 'string' ? planRow(importing, row, day) : day)
  },
})

/** What a club's members owed, had to their credit and had deposited in the system that it comes from. */
export const openingType: typeof opening = {
  ...opening,
  undo: async ({ tx, organizationId }, effects) => {
    for (const { id } of effects.filter(({ kind }) => kind === 'opening-payment'))
      await takePaymentAway(tx, { organizationId, id })
    for (const { id } of effects.filter(({ kind }) => kind === 'old-invoice'))
      await takeInvoiceAway(tx, { organizationId, id })
  },
}
