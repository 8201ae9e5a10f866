/** How a payment of ours stands. Only `pending` changes again. */
export const paymentStates = ['pending', 'paid', 'aborted', 'expired', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Øre that a payment is at least; less is not taken by any provider. */
export const PAYMENT_MIN_ORE = 100
/** A payment that nobody has approved by then is taken back (minutes). The provider itself gives up after ten. */
export const PAYMENT_GIVE_UP_MINUTES = 20

const firstPollSeconds = 5
const longestPollSeconds = 60
const everyHourSeconds = 3600
const patientPolls = 40

/** What the payment provider says of a payment; money in øre. `AUTHORIZED` stays after the money was moved. */
export type ProviderPayment = {
  state: 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED'
  authorizedOre: number
  capturedOre: number
}

/** What is to be done with a pending payment. */
export type PaymentStep = 'wait' | 'take-back' | 'capture' | 'release' | 'refund' | 'aborted' | 'expired'

/** What is asked for: deposit and fee, in øre. */
export type PaymentDue = { depositOre: number; feeOre: number }

/** Deposit and fee together in øre, or undefined where there is nothing that can be paid. */
export function paymentAmount({ depositOre, feeOre }: PaymentDue): number | undefined {
  const amountOre = depositOre + feeOre
  return amountOre >= PAYMENT_MIN_ORE ? amountOre : undefined
}

/**
 * What follows from the provider's answer at `now`. Money is captured only where the whole amount was approved and the
 * membership still waits for it; otherwise what was approved is released, and what was captured is given back.
 */
export function paymentStep(
  provider: ProviderPayment,
  { amountOre, created, isDue }: { amountOre: number; created: Date; isDue: boolean },
  now: Date,
): PaymentStep {
  if (provider.state === 'ABORTED') return 'aborted'
  if (provider.state === 'EXPIRED' || provider.state === 'TERMINATED') return 'expired'
  if (provider.state === 'AUTHORIZED') {
    if (isDue && provider.authorizedOre === amountOre) return 'capture'
    return provider.capturedOre > 0 ? 'refund' : 'release'
  }
  const ageMinutes = (now.getTime() - created.getTime()) / 60_000
  return ageMinutes >= PAYMENT_GIVE_UP_MINUTES ? 'take-back' : 'wait'
}

/** Seconds until the provider is asked for the `attempt`th time (1, 2, 3 ...): 5, growing to a minute, at last hourly. */
export function paymentPollDelay(attempt: number): number {
  if (attempt > patientPolls) return everyHourSeconds
  return Math.min(Math.round(firstPollSeconds * 1.25 ** (attempt - 1)), longestPollSeconds)
}
