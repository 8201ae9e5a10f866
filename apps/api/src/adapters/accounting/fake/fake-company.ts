/** A record of the company: whatever the interface says that it has. */
export type Row = { id: number; version: number } & Record<string, unknown>

export type VatType = Row & { number: string; percentage: number; typeOfVat: 'OUTGOING' | 'INCOMING' }
export type Account = Row & {
  number: number
  legalVatTypes: { id: number }[]
  vatLocked: boolean
  isBankAccount: boolean
  isInvoiceAccount: boolean
  bankAccountNumber: string | null
}
export type Period = Row & { start: string; end: string; isClosed: boolean }

/** What left the company for a customer. */
export type Sent = { readonly invoiceId: number; readonly sendType: string; readonly email: string | null }

/** A company of the fake's, in memory. */
export type Company = {
  readonly id: number
  readonly name: string
  readonly customers: Map<number, Row>
  readonly products: Map<number, Row>
  readonly orders: Map<number, Row>
  readonly invoices: Map<number, Row>
  readonly vatTypes: Map<number, VatType>
  readonly accounts: Map<number, Account>
  readonly periods: Map<number, Period>
  readonly paymentTypes: Map<number, Row>
  readonly countries: Map<number, Row>
  readonly subscriptions: Map<number, Row>
  readonly sent: Sent[]
  /** The organisation numbers that are registered to receive no EHF. */
  readonly withoutEhf: Set<string>
  /** The last id and the last invoice number that were given. */
  readonly last: { id: number; invoice: number }
  readonly nextId: () => number
  readonly nextInvoiceNumber: () => number
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** A new company as an accountant sets it up: the VAT codes, the accounts and the periods of a car club. */
export const createCompany = (name: string, year: number): Company => {
  const last = { id: 1000, invoice: 20_000 }
  const nextId = () => {
    last.id += 1
    return last.id
  }
  const mapOf = <T extends object>(rows: readonly T[]): Map<number, T & Row> =>
    new Map(
      rows.map((row) => {
        const id = nextId()
        return [id, { ...row, id, version: 1 }]
      }),
    )
  const vatTypes = mapOf(
    (
      [
        ['3', 25, 'Utgående avgift, høy sats', 'OUTGOING'],
        ['31', 15, 'Utgående avgift, middels sats', 'OUTGOING'],
        ['33', 12, 'Utgående avgift, lav sats', 'OUTGOING'],
        ['5', 0, 'Ingen utgående avgift (innenfor mva-loven)', 'OUTGOING'],
        ['6', 0, 'Ingen utgående avgift (utenfor mva-loven)', 'OUTGOING'],
        ['7', 0, 'Ingen avgiftsbehandling (inntekter)', 'OUTGOING'],
        ['1', 25, 'Fradrag inngående avgift, høy sats', 'INCOMING'],
      ] as const
    ).map(([number, percentage, text, typeOfVat]) => ({ number, percentage, name: text, typeOfVat })),
  )
  const vat = (...numbers: string[]) =>
    [...vatTypes.values()].filter(({ number }) => numbers.includes(number)).map(({ id }) => ({ id }))
  const account = (number: number, text: string, legal: readonly string[], bank: string | null = null) => ({
    number,
    name: text,
    legalVatTypes: vat(...legal),
    vatLocked: legal.length === 1,
    isBankAccount: bank !== null,
    isInvoiceAccount: bank !== null,
    bankAccountNumber: bank,
    isInactive: false,
    requiresDepartment: false,
    requiresProject: false,
  })
  const none = ['5', '6', '7']
  const accounts = mapOf([
    account(1500, 'Kundefordringer', ['7']),
    account(1920, 'Bank', ['7'], '99990100000'),
    account(3000, 'Salgsinntekt, avgiftspliktig', ['3', '31', '33']),
    account(3100, 'Salgsinntekt, avgiftsfri', none),
    account(3200, 'Salgsinntekt, utenfor avgiftsområdet', none),
    account(3600, 'Leieinntekt', ['3', ...none]),
    account(3605, 'Utleie av bil', ['3']),
    account(3900, 'Annen driftsrelatert inntekt', ['3', ...none]),
    account(2010, 'Andelskapital', ['7']),
    account(2900, 'Depositum fra kunder', ['7']),
    account(7000, 'Drivstoff', ['7', '1']),
  ])
  const periods = mapOf(
    [year - 1, year, year + 1].flatMap((of) =>
      Array.from({ length: 12 }, (_, index) => ({
        start: firstOf(of, index + 1),
        end: index === 11 ? firstOf(of + 1, 1) : firstOf(of, index + 2),
        isClosed: false,
      })),
    ),
  )
  return {
    id: nextId(),
    name,
    customers: new Map(),
    products: new Map(),
    orders: new Map(),
    invoices: new Map(),
    vatTypes,
    accounts,
    periods,
    paymentTypes: mapOf([{ description: 'Betalt til bank' }]),
    countries: mapOf([{ isoAlpha2Code: 'NO' }, { isoAlpha2Code: 'SE' }]),
    subscriptions: new Map(),
    sent: [],
    withoutEhf: new Set(),
    last,
    nextId,
    nextInvoiceNumber: () => {
      last.invoice += 1
      return last.invoice
    },
  }
}
