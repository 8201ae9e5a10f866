import { agreementCalls } from './agreement-calls.ts'
import { billingApprovalCalls } from './billing-approval-calls.ts'
import { billingCalls } from './billing-calls.ts'
import { billingDataCalls } from './billing-data-calls.ts'
import { billingRunCalls } from './billing-run-calls.ts'
import { billingTripCalls } from './billing-trip-calls.ts'
import { expenseCalls } from './expense-calls.ts'
import { importCalls } from './import-calls.ts'
import { incomingPaymentCalls } from './incoming-payment-calls.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { ledgerCalls } from './ledger-calls.ts'
import { monthEndCalls } from './month-end-calls.ts'
import { payoutCalls } from './payout-calls.ts'
import { printCalls } from './print-calls.ts'
import { productCalls } from './product-calls.ts'

import { reminderCalls } from './reminder-calls.ts'

// Said in parts: together they are more than the compiler writes down of one thing.
type MoneyCalls = typeof billingCalls &
  typeof productCalls &
  typeof invoiceCalls &
  typeof incomingPaymentCalls &
  typeof printCalls &
  typeof billingRunCalls &
  typeof billingApprovalCalls &
  typeof billingDataCalls &
  typeof agreementCalls &
  typeof billingTripCalls &
  typeof expenseCalls &
  typeof importCalls &
  typeof monthEndCalls &
  typeof ledgerCalls &
  typeof payoutCalls &
  typeof reminderCalls

/** What staff can do with money. */
export const moneyCalls: MoneyCalls = {
  ...billingCalls,
  ...productCalls,
  ...invoiceCalls,
  ...incomingPaymentCalls,
  ...printCalls,
  ...billingRunCalls,
  ...billingApprovalCalls,
  ...billingDataCalls,
  ...agreementCalls,
  ...billingTripCalls,
  ...expenseCalls,
  ...importCalls,
  ...monthEndCalls,
  ...ledgerCalls,
  ...payoutCalls,
  ...reminderCalls,
}
