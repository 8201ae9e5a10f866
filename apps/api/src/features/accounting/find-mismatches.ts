import type { ConnectionFinding, MappingKind } from '@delebil/core-api/admin'
import type { ForeignAccount, ForeignPeriod, ForeignProduct, ForeignVatType } from '../../adapters/accounting/port.ts'
import { connectionTexts as texts } from './connection-texts.ts'
import type { BilledBy, Mapping } from './stores/accounting-configuration.ts'

/** What both sides have: theirs as it was read, and ours with what it is called over there. */
export type BothSides = {
  readonly accounts: readonly ForeignAccount[]
  readonly vatTypes: readonly ForeignVatType[]
  readonly products: readonly ForeignProduct[]
  readonly periods: readonly ForeignPeriod[]
  readonly mappings: readonly Mapping[]
  readonly billedBy: readonly BilledBy[]
  /** 'YYYY-MM-DD' */
  readonly today: string
}

const say = (rule: string, text: string, about?: Pick<Mapping, 'kind' | 'own'>): ConnectionFinding => ({
  rule,
  text,
  kind: about?.kind ?? null,
  own: about?.own ?? null,
})

const namesOf = ({ mappings }: BothSides) => {
  const all = new Map(mappings.map(({ kind, own, foreignNumber }) => [`${kind} ${own}`, foreignNumber]))
  return (kind: MappingKind, own: string): string => all.get(`${kind} ${own}`) ?? own
}

const unknownOnes = ({ mappings, accounts, vatTypes }: BothSides): ConnectionFinding[] =>
  mappings.flatMap((one) => {
    const { kind, foreignNumber } = one
    if (kind === 'VAT' && !vatTypes.some(({ number }) => number === foreignNumber))
      return [say('tripletex.vat-unknown', texts.vatUnknown(foreignNumber), one)]
    if (kind === 'ACCOUNT' && !accounts.some(({ number }) => String(number) === foreignNumber))
      return [say('tripletex.account-unknown', texts.accountUnknown(foreignNumber), one)]
    return []
  })

const wrongVat = (sides: BothSides): ConnectionFinding[] => {
  const nameOf = namesOf(sides)
  return sides.billedBy.flatMap(({ productNumber, name, account, vatCode }) => {
    if (vatCode === null) return []
    const vat = sides.vatTypes.find(({ number }) => number === nameOf('VAT', vatCode))
    if (vat === undefined) return []
    const about = { kind: 'PRODUCT', own: productNumber } as const
    const theirs = account === null ? undefined : nameOf('ACCOUNT', account)
    const booked = sides.accounts.find(({ number }) => String(number) === theirs)
    const product = sides.products.find(({ number }) => number === nameOf('PRODUCT', productNumber))
    if (product?.isInactive) return [say('tripletex.product-inactive', texts.productInactive(name), about)]
    const other = product?.vatTypeId !== vat.id && sides.vatTypes.find(({ id }) => id === product?.vatTypeId)
    return [
      ...(booked && !booked.vatTypeIds.includes(vat.id)
        ? [say('tripletex.account-vat', texts.accountWithoutVat(String(booked.number), vat.number, name), about)]
        : []),
      ...(other ? [say('tripletex.product-vat', texts.productVat(name, other.number, vat.number), about)] : []),
    ]
  })
}

/** What would be refused if an invoice were made today, in the order in which it is mended. */
export const findMismatches = (sides: BothSides): ConnectionFinding[] => {
  const { accounts, periods, today } = sides
  const hasBank = accounts.some((one) => one.isInvoiceAccount && one.bankAccountNumber !== null)
  const isClosed = periods.some(({ start, end, isClosed: is }) => is && today >= start && today < end)
  return [
    ...(hasBank ? [] : [say('tripletex.bank-account', texts.noBankAccount)]),
    ...(isClosed ? [say('tripletex.period-closed', texts.closed(today.slice(0, 7)))] : []),
    ...unknownOnes(sides),
    ...wrongVat(sides),
  ]
}

/** The months, 'YYYY-MM', whose periods are closed. */
export const closedMonthsOf = (periods: readonly ForeignPeriod[]): string[] =>
  periods
    .filter(({ isClosed }) => isClosed)
    .map(({ start }) => start.slice(0, 7))
    .sort()

/** The last day of the last period that is closed. */
export const closedUntilOf = (periods: readonly ForeignPeriod[]): string | null => {
  const ends = periods.filter(({ isClosed }) => isClosed).map(({ end }) => end)
  const last = ends.sort().at(-1)
  return last === undefined ? null : new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10)
}
