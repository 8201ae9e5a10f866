import type { ProblemCode } from './problem.ts'

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2]

/** The check digit of the first eight digits, modulus 11; undefined where the number may not be given out. */
export function organizationNumberCheckDigit(firstEight: string): number | undefined {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(firstEight[index]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? undefined : digit
}

/** The nine digits of a valid organisation number; spaces and a last 'MVA' are let through. Otherwise undefined. */
export function parseOrganizationNumber(text: string): string | undefined {
  const digits = text.replace(/\s/g, '').replace(/MVA$/i, '')
  if (!/^[0-9]{9}$/.test(digits)) return undefined
  return organizationNumberCheckDigit(digits) === Number(digits[8]) ? digits : undefined
}

/** Nine digits, weights 3 2 7 6 5 4 3 2, modulus-11 check digit. */
export function checkOrganizationNumber(text: string): ProblemCode | undefined {
  return parseOrganizationNumber(text) === undefined ? 'field.organization-number' : undefined
}
