import type { ProblemCode } from './problem.ts'

/** A KID is kept as text: leading zeros count. Lengths include the check character. */
export const KID_MIN_LENGTH = 2
export const KID_MAX_LENGTH = 25

/** How the check character is made; agreed with the bank. */
export type KidMethod = 'MOD10' | 'MOD11'

/** The check character of the digits before it. MOD11 gives '-' where the digit would be 10. */
export function kidCheckCharacter(digits: string, method: KidMethod): string {
  const fromRight = [...digits].reverse().map(Number)
  return method === 'MOD10' ? mod10(fromRight) : mod11(fromRight)
}

function mod10(fromRight: readonly number[]): string {
  const sum = fromRight.reduce((total, digit, index) => total + digitSum(index % 2 === 0 ? digit * 2 : digit), 0)
  return String((10 - (sum % 10)) % 10)
}

function digitSum(twoDigits: number): number {
  return Math.floor(twoDigits / 10) + (twoDigits % 10)
}

function mod11(fromRight: readonly number[]): string {
  const sum = fromRight.reduce((total, digit, index) => total + digit * (2 + (index % 6)), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? '-' : String(check)
}

/** The digits with their check character behind them. Throws RangeError unless there are 1 to 24 digits and nothing else. */
export function appendKidCheck(digits: string, method: KidMethod): string {
  if (!/^[0-9]{1,24}$/.test(digits)) throw new RangeError(`appendKidCheck: "${digits}" must be 1 to 24 digits.`)
  return digits + kidCheckCharacter(digits, method)
}

/** A KID of 2 to 25 characters whose check character is right. */
export function checkKid(kid: string, method: KidMethod): ProblemCode | undefined {
  if (!/^[0-9]{1,24}[0-9-]$/.test(kid)) return 'field.kid'
  return kidCheckCharacter(kid.slice(0, -1), method) === kid.at(-1) ? undefined : 'field.kid'
}
