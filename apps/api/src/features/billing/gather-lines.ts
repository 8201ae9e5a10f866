import type { InvoiceGrouping, InvoiceLine } from '@delebil/validation'
import { LOCALE } from '@delebil/validation/text'

/** A charge that goes on an invoice. */
export type OwedCharge = InvoiceLine & {
  readonly chargeId: number
  readonly driver: string | null
  readonly costCenter?: string | null
}

const { compare } = new Intl.Collator(LOCALE, { numeric: true })

const nameOf = (grouping: InvoiceGrouping, { driver, costCenter = null }: OwedCharge): string | null => {
  if (grouping === 'DRIVER') return driver
  return grouping === 'COST_CENTER' ? costCenter : null
}

/** The lines of an invoice by their drivers or cost centers, those of none last; within each in the order in which they came. */
export const gatherLines = <T extends OwedCharge>(
  grouping: InvoiceGrouping,
  owed: readonly T[],
): (T & { groupName: string | null })[] => {
  const named = owed.map((line) => ({ ...line, groupName: nameOf(grouping, line) }))
  return named.toSorted(({ groupName: a }, { groupName: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return compare(a, b)
  })
}
