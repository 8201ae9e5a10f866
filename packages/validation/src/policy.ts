import type { PolicyField } from './policy-field.ts'
import { type PolicyKey, policyFields, policyKeys } from './policy-fields.ts'
import type { ProblemCode } from './problem.ts'
import { checkSmsSender } from './sms.ts'
import { checkSmsTemplate } from './sms-template.ts'
import { osloParts } from './time/oslo-time.ts'

/** What an organization decides, each value from an instant on. */
export type Policy = { [K in PolicyKey]: (typeof policyFields)[K]['standard'] extends string ? string : number }

/** What shapes the price of a reservation beside its tariff. Kept with the reservation: a later change never touches it. */
export type CancellationTerms = Pick<Policy, 'cancelFeePercent' | 'cancelFeeWindowHours' | 'cancelFreeMinutes'>

/** What of a policy the law of reservations looks at. */
export type LawPolicy = Pick<Policy, 'actWindowMinutes' | 'licenseCheck'>

/** The specification's values: what holds for an organization that has decided nothing. */
export const standardPolicy = /* @__PURE__ */ Object.fromEntries(
  policyKeys.map((key) => [key, policyFields[key].standard]),
) as Policy

/** A value as it was decided: it holds from then on, until another of the same key. */
export type DatedValue = { key: string; validFrom: string; value: unknown }

export const isPolicyKey = (key: string): key is PolicyKey => Object.hasOwn(policyFields, key)

/** Refuses what a policy can't be: a whole number within its bounds, a sender that may send, or a text of SMS whose fields are filled in. */
export function checkPolicyValue(key: PolicyKey, value: unknown): ProblemCode | undefined {
  const field: PolicyField = policyFields[key]
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'sender') return checkSmsSender(text)
  if (field.kind === 'sms') return checkSmsTemplate(text, field.fields, field.needs)
  if (value === undefined || value === null || value === '') return 'field.required'
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'field.digits'
  const { least, most } = field
  return value < least || value > most ? 'field.out-of-range' : undefined
}

/** Refuses a moment that a value can't begin at: some begin with a month, so that no month is half of each. */
export function checkPolicyStart(key: PolicyKey, validFrom: Date): ProblemCode | undefined {
  const { fromMonth }: PolicyField = policyFields[key]
  const { day, hour, minute } = osloParts(validFrom)
  const isFirst = day === 1 && hour === 0 && minute === 0 && validFrom.getTime() % 60_000 === 0
  return fromMonth && !isFirst ? 'setting.month-start' : undefined
}

/** What holds at an instant: of each key the latest that has begun, else the standard. What is no policy is passed over. */
export function policyAt(values: readonly DatedValue[], at: Date): Policy {
  const policy = { ...standardPolicy }
  const begun = values.filter(({ validFrom }) => Date.parse(validFrom) <= at.getTime())
  for (const { key, value } of begun.toSorted((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom))) {
    if (isPolicyKey(key) && checkPolicyValue(key, value) === undefined) Object.assign(policy, { [key]: value })
  }
  return policy
}

/** How many reservations a membership may have at once: its own limit, else the club's; null for no limit. */
export const concurrentLimit = (
  own: number | null | undefined,
  { concurrentReservations }: Pick<Policy, 'concurrentReservations'>,
): number | null => own ?? (concurrentReservations === 0 ? null : concurrentReservations)

/** What of a policy the law of reservations looks at. */
export const lawPolicyOf = ({ actWindowMinutes, licenseCheck }: LawPolicy): LawPolicy => ({
  actWindowMinutes,
  licenseCheck,
})

/** What is kept with a reservation that is booked under a policy. */
export const termsOf = ({ cancelFeePercent, cancelFeeWindowHours, cancelFreeMinutes }: CancellationTerms) => ({
  cancelFeePercent,
  cancelFeeWindowHours,
  cancelFreeMinutes,
})
