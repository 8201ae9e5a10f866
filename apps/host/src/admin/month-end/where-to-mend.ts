import type { MonthEndItem } from '@delebil/core-api/admin'
import { filtered } from '../panel/filtered.ts'
import { adminPaths } from '../shared/admin-paths.ts'

/** Where what is left in a month is mended; nowhere, where no page does. */
export function whereToMend({ key, of }: Pick<MonthEndItem, 'key' | 'of'>): string | undefined {
  switch (key) {
    case 'ORDER':
      return `${adminPaths.monthEnd}?maned=${of[0]}`
    case 'RUNS':
      return adminPaths['billing-runs'].path
    case 'ACCOUNTS':
      return adminPaths.products.path
    case 'BOOKS':
      return adminPaths.tripletexErrors
    case 'BALANCE':
      return adminPaths.ledger.path
    case 'UNBILLED':
      return filtered(adminPaths.billing.path, 'state', 'open')
    case 'HELD':
      return filtered(adminPaths.billing.path, 'state', 'held')
    case 'UNENDED':
      return filtered(adminPaths.reservations.path, 'progress', 'LATE')
    case 'ODOMETERS':
      return filtered(adminPaths.reservations.path, 'kilometersMissing', true)
    case 'REVIEWS':
      return adminPaths['problem-reservations'].path
    case 'UNSENT':
      return adminPaths.invoices.path
    case 'UNMATCHED':
      return adminPaths['incoming-payments'].path
    case 'UNPAID':
      return adminPaths.reminders.path
    case 'PAYOUTS':
      return adminPaths.payouts.path
    case 'EXPENSES':
      return adminPaths['reservation-expenses'].path
    default:
      return undefined
  }
}
