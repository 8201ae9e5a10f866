import type { ProblemCode } from './problem.ts'

/** The MOD10 digit of the digits before it. */
function checkDigit(digits: string): string {
  const fromRight = [...digits].reverse().map(Number)
  const sum = fromRight.reduce((total, digit, index) => total + digitSum(index % 2 === 0 ? digit * 2 : digit), 0)
  return String((10 - (sum % 10)) % 10)
}

function digitSum(twoDigits: number): number {
  return Math.floor(twoDigits / 10) + (twoDigits % 10)
}

/** The digits with their check digit behind them. Throws RangeError unless there are 1 to 24 digits and nothing else. */
export function appendKidCheck(digits: string): string {
  if (!/^[0-9]{1,24}$/.test(digits)) throw new RangeError(`appendKidCheck: "${digits}" must be 1 to 24 digits.`)
  return digits + checkDigit(digits)
}

/** Refuses what is no KID: 3 to 25 digits of which the last is the check digit. */
export function checkKid(kid: string): ProblemCode | undefined {
  return /^[0-9]{3,25}$/.test(kid) && appendKidCheck(kid.slice(0, -1)) === kid ? undefined : 'field.kid'
}
