/** What people read: problems, states, amounts, distances and moments, in Norwegian. */

export { memberProblemText, memberProblemTextOf } from './member-problem-text.ts'
export { policySectionText, policyUnitText } from './policy-field.ts'
export { priceLineText } from './price.ts'
export { isProblemCode, type ProblemCode, problemText } from './problem.ts'
export { situationFuels, situationSources, situationTagText, situationTopics } from './situation.ts'
export { type AmountLineText, describeAmountLine } from './text/amount-line-text.ts'
export { cancellationFeeText, cancelledHoursText } from './text/cancellation-fee-text.ts'
export {
  DISTANCE_DECIMALS_UNTIL_METRES,
  formatCount,
  formatDistance,
  formatKilometers,
  formatNok,
  LOCALE,
} from './text/display.ts'
export {
  formatDate,
  formatDateTime,
  formatDuration,
  formatLongDate,
  formatPastPeriod,
  formatPeriod,
  formatTime,
  formatWhen,
} from './text/display-time.ts'
export { describeMembership, type MembershipIndicator, membershipStateText } from './text/membership-state-text.ts'
export { formatLength, priceSpanText } from './text/price-span-text.ts'
export {
  describePrice,
  describeReservationPrice,
  type EstimatedPrice,
  endNowLabel,
  endNowText,
  type PriceText,
  priceSentence,
  priceWord,
} from './text/price-text.ts'
export { uploadFailureText } from './text/upload-failure-text.ts'
export {
  callerQuestionText,
  changeFailedText,
  damagePlaceText,
  expenseFuelText,
  expenseKindText,
  expenseStateText,
  invoiceGroupingText,
  invoiceStateText,
  licenseRefusalText,
  licenseSideText,
  licenseStateText,
  priceUnitText,
  reservationStateText,
} from './text/words.ts'
