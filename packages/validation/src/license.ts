import type { Policy } from './policy.ts'
import type { ProblemCode } from './problem.ts'
import { osloDateText } from './time/oslo-time.ts'

/**
 * What is known of a driver's licence. NO_HIT is not 'no licence': the register also has no hit for foreign, exchanged or
 * health-limited licences. MANUAL: somebody of the staff has seen it.
 */
export const licenseStates = ['UNKNOWN', 'VERIFIED', 'NO_HIT', 'MANUAL'] as const
export type LicenseState = (typeof licenseStates)[number]

/** A licence as it is judged. `validUntil`: its last day, 'YYYY-MM-DD'; null where it is not known to run out. */
export type LicenseStanding = { readonly state: LicenseState; readonly validUntil: string | null }

/** What a licence is refused with. */
export const licenseProblems = ['license.unchecked', 'license.expired'] as const satisfies readonly ProblemCode[]
export type LicenseProblem = (typeof licenseProblems)[number]

/** What a person is refused a booking with. */
export const bookerProblems = ['account.email-unconfirmed', ...licenseProblems] as const
export type BookerProblem = (typeof bookerProblems)[number]

/** Class B is what a shared car needs. */
export const LICENSE_CLASS_NEEDED = 'B'

export const isLicenseProblem = (code: ProblemCode | undefined): boolean =>
  licenseProblems.some((known) => known === code)

/** Why nobody may drive on the licence at an instant; undefined where it is confirmed and has not run out. */
export function checkLicense({ state, validUntil }: LicenseStanding, at: Date): LicenseProblem | undefined {
  if (state !== 'VERIFIED' && state !== 'MANUAL') return 'license.unchecked'
  return validUntil !== null && osloDateText(at) > validUntil ? 'license.expired' : undefined
}

/** May drive as far as the licence goes: the spec's `driversLicenseValid`. */
export const isLicenseValid = (license: LicenseStanding, at: Date): boolean => checkLicense(license, at) === undefined

/** The state that a look-up leads to: a licence without class B counts as no hit, and what the staff has seen stays. */
export function licenseStateAfter(before: LicenseState, classes: readonly string[]): LicenseState {
  if (classes.includes(LICENSE_CLASS_NEEDED)) return 'VERIFIED'
  return before === 'MANUAL' ? 'MANUAL' : 'NO_HIT'
}

/** What a club decides of `licenseCheck`. */
export const LICENSE_CHECK = { off: 0, beforeBooking: 1, beforeStart: 2 } as const

type Decided = Pick<Policy, 'licenseCheck'>

/** Why nobody may drive on the licence in a club at an instant. */
export const checkDriver = (
  license: LicenseStanding,
  { licenseCheck }: Decided,
  at: Date,
): LicenseProblem | undefined => (licenseCheck === LICENSE_CHECK.off ? undefined : checkLicense(license, at))

/** Whoever books for themselves. A partner vouches for the address of its visitors. */
export type Booker = { readonly license: LicenseStanding; readonly isEmailConfirmed: boolean }

/** Why somebody may not book for themselves in a club, as far as the person goes. */
export function checkBooker(
  { license, isEmailConfirmed }: Booker,
  decided: Decided,
  now: Date,
): BookerProblem | undefined {
  if (!isEmailConfirmed) return 'account.email-unconfirmed'
  return decided.licenseCheck === LICENSE_CHECK.beforeBooking ? checkLicense(license, now) : undefined
}
