/**
 * What is known of a driver's licence. NO_HIT is not 'no licence': the register also has no hit for foreign, exchanged or
 * health-limited licences. MANUAL: somebody of the staff has seen it.
 */
export const licenseStates = ['UNKNOWN', 'VERIFIED', 'NO_HIT', 'MANUAL'] as const
export type LicenseState = (typeof licenseStates)[number]

/** Class B is what a shared car needs. */
export const LICENSE_CLASS_NEEDED = 'B'

/** May drive as far as the licence goes: the spec's `driversLicenseValid`. */
export function isLicenseValid(state: LicenseState): boolean {
  return state === 'VERIFIED' || state === 'MANUAL'
}

/** The state that a look-up leads to: a licence without class B counts as no hit, and what the staff has seen stays. */
export function licenseStateAfter(before: LicenseState, classes: readonly string[]): LicenseState {
  if (classes.includes(LICENSE_CLASS_NEEDED)) return 'VERIFIED'
  return before === 'MANUAL' ? 'MANUAL' : 'NO_HIT'
}
