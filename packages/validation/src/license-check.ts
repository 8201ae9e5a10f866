import type { ProblemCode } from './problem.ts'
import { osloDateText } from './time/oslo-time.ts'

/** The sides of a licence that a member sends a picture of. The first is needed. */
export const licenseSides = ['FRONT', 'BACK'] as const
export type LicenseSide = (typeof licenseSides)[number]

/** Why what a member sent was not approved. UNCHECKED: nobody looked at it in time. */
export const licenseRefusals = [
  'UNREADABLE',
  'BACK_MISSING',
  'EXPIRED',
  'NO_CLASS_B',
  'OTHER_PERSON',
  'UNCHECKED',
] as const
export type LicenseRefusal = (typeof licenseRefusals)[number]

/** Those that staff choose among. */
export const staffLicenseRefusals = licenseRefusals.filter((reason) => reason !== 'UNCHECKED')

/** How long pictures of a licence are kept where nobody checks them. */
export const LICENSE_PICTURE_DAYS = 30

/** How long before a licence runs out its owner is notified. */
export const LICENSE_NOTICE_DAYS = 30

/** A licence is approved to a day that has not passed, 'YYYY-MM-DD' in Oslo. */
export function checkLicenseApproval(validUntil: string, now: Date): ProblemCode | undefined {
  return validUntil < osloDateText(now) ? 'license.date-past' : undefined
}

/** Whether a licence that has not run out does so within the days that its owner is notified before. */
export function isLicenseEnding(validUntil: string | null, now: Date): boolean {
  if (validUntil === null || validUntil < osloDateText(now)) return false
  return Date.parse(validUntil) - Date.parse(osloDateText(now)) <= LICENSE_NOTICE_DAYS * 24 * 60 * 60_000
}
