export { checkBankAccount, parseBankAccount } from '../bank-account.ts'
export {
  type CancellationFee,
  type CancellationMoment,
  cancellationFee,
  freeCancellationUntil,
} from '../cancellation-fee.ts'
export { CHARGED_STEP_MINUTES, chargedHours } from '../charged-hours.ts'
export { BANK_NOTIFIES, type DirectDebitTerms, directDebitDeadline, firstDirectDebitDue } from '../direct-debit.ts'
export {
  checkExpense,
  EXPENSE_DAYS,
  EXPENSE_MAX_ORE,
  EXPENSE_NOTE_MAX_LENGTH,
  EXPENSE_STATION_MAX_LENGTH,
  type ExpenseDeviation,
  type ExpenseFuel,
  type ExpenseKind,
  type ExpenseState,
  type ExpenseTrip,
  expenseDeviations,
  expenseDeviationsOf,
  expenseFuels,
  expenseKinds,
  expenseStates,
  isMeasured,
  type SentExpense,
  tripSoFar,
} from '../expense.ts'
export {
  type AllocationTarget,
  allocationTargets,
  deriveIncomingPaymentState,
  type IncomingPaymentSource,
  type IncomingPaymentState,
  incomingPaymentSources,
  incomingPaymentStates,
  PAYMENT_FILE_MAX_BYTES,
  type PaidPart,
  type PaymentFinding,
  paymentFindings,
  type Rest,
  spreadPayment,
} from '../incoming-payment.ts'
export {
  type ChargeAmount,
  chargeOfLine,
  deriveInvoiceState,
  formatBankAccount,
  groupsOfLines,
  type InvoiceGrouping,
  type InvoiceKind,
  type InvoiceLine,
  type InvoiceMethod,
  type InvoiceState,
  invoiceGroupings,
  invoiceKid,
  invoiceKinds,
  invoiceMethods,
  invoiceStates,
  reverseAmount,
  vatOfInvoiceLines,
} from '../invoice.ts'
export { appendKidCheck, checkKid } from '../kid.ts'
export { shareLoss } from '../loss.ts'
export {
  billsKilometers,
  checkReadings,
  drivenKilometers,
  MOST_ODOMETER_KM,
  type OdometerReading,
  type ReadingProblem,
  type TripReadings,
} from '../odometer.ts'
export {
  PAYMENT_GIVE_UP_MINUTES,
  PAYMENT_MIN_ORE,
  type PaymentState,
  type PaymentStep,
  type ProviderPayment,
  paymentAmount,
  paymentPollDelay,
  paymentStates,
  paymentStep,
} from '../payment.ts'
export {
  type CancellationTerms,
  checkPolicyStart,
  checkPolicyValue,
  concurrentLimit,
  type DatedValue,
  isPolicyKey,
  type LawPolicy,
  lawPolicyOf,
  type Policy,
  policyAt,
  standardPolicy,
  termsOf,
} from '../policy.ts'
export type { PolicyField, PolicyKind, PolicySection } from '../policy-field.ts'
export { type PolicyKey, policyFields, policyKeys } from '../policy-fields.ts'
export {
  cancellationLines,
  type KilometerTier,
  type PriceInput,
  type PriceLine,
  type PriceUnit,
  type ProductKey,
  priceReservation,
  priceUnits,
  productKeys,
  sumLines,
  type Tariff,
} from '../price.ts'
export {
  linesAfter,
  nextPriceStep,
  type PriceChange,
  type PricedReservation,
  type PriceStep,
  periodAfter,
  priceChanges,
  priceHold,
  QUOTE_HOLDS_MINUTES,
} from '../price-change.ts'
export { checkLedgerAccount, checkProductNumber } from '../product.ts'
export {
  checkReminded,
  checkReminder,
  isCollectable,
  nextReminderKind,
  REMINDER_LEAST_DAYS,
  REMINDERS_MOST,
  type Reminded,
  type ReminderKind,
  reminderDueDate,
  reminderFeeOre,
  reminderKinds,
} from '../reminder.ts'
export { type OpenTrip, type RunningCost, runningCost } from '../running-cost.ts'
export { type VatShare, vatIncludedOre, vatOfLines } from '../vat.ts'
