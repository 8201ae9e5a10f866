import { bulkRuns } from './bulk-calls.ts'
import { adminCounts, savedViews, searchAdmin } from './common-calls.ts'
import { conflictCalls } from './conflict-calls.ts'
import { firstUseCalls } from './first-use-calls.ts'
import { fleetCalls } from './fleet-calls.ts'
import { fleetMapCalls } from './fleet-map-calls.ts'
import { identityProviderCalls } from './identity-provider-calls.ts'
import { licenseCalls } from './license-calls.ts'
import { messageCalls } from './message-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { movingInCalls } from './moving-in-calls.ts'
import { nightCalls } from './night-calls.ts'
import { optionCalls } from './option-calls.ts'
import { adminOverview, personRemoval, quoteReservation } from './overview-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { planCalls } from './plan-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { sellerCalls } from './seller-calls.ts'
import { settingCalls } from './setting-calls.ts'
import { setupCalls } from './setup-calls.ts'
import { smsCalls } from './sms-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { systemCalls } from './system-calls.ts'
import { termsCalls } from './terms-calls.ts'
import { tripCalls } from './trip-calls.ts'
import { tripletexCalls } from './tripletex-calls.ts'
import { tripletexErrorCalls } from './tripletex-error-calls.ts'
import { whoDroveCalls } from './who-drove-calls.ts'

const deskCalls = {
  ...savedViews,
  ...bulkRuns,
  'admin.search': searchAdmin,
  'admin.counts': adminCounts,
  'admin.overview': adminOverview,
  'persons.removal': personRemoval,
  'reservations.quote': quoteReservation,
  ...fleetCalls,
  ...peopleCalls,
  ...licenseCalls,
  ...optionCalls,
  ...tripCalls,
  ...reviewCalls,
  ...messageCalls,
  ...smsCalls,
  ...pictureCalls,
  ...nightCalls,
  ...whoDroveCalls,
  ...fleetMapCalls,
  ...conflictCalls,
  ...planCalls,
} as const

type Calls = typeof deskCalls &
  typeof moneyCalls &
  typeof settingCalls &
  typeof setupCalls &
  typeof firstUseCalls &
  typeof termsCalls &
  typeof identityProviderCalls &
  typeof movingInCalls &
  typeof sellerCalls &
  typeof staffCalls &
  typeof systemCalls &
  typeof tripletexCalls &
  typeof tripletexErrorCalls

/** What staff can do beyond list, form and history: each call by its name. */
export const adminCalls: Calls = {
  ...deskCalls,
  ...moneyCalls,
  ...settingCalls,
  ...setupCalls,
  ...firstUseCalls,
  ...termsCalls,
  ...identityProviderCalls,
  ...movingInCalls,
  ...sellerCalls,
  ...staffCalls,
  ...systemCalls,
  ...tripletexCalls,
  ...tripletexErrorCalls,
}
