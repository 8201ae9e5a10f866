import type { ProblemCode } from './problem.ts'

const FIRST_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2]
const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/** The eleven digits of a national id (birth number or D-number) whose check digits are right; spaces are let through. */
export function parseNationalId(text: string): string | undefined {
  const digits = text.replace(/\s/g, '')
  if (!/^[0-9]{11}$/.test(digits)) return undefined
  const isRight =
    checkDigit(digits, FIRST_WEIGHTS) === Number(digits[9]) && checkDigit(digits, SECOND_WEIGHTS) === Number(digits[10])
  return isRight ? digits : undefined
}

/** Eleven digits with two modulus-11 check digits. */
export function checkNationalId(text: string): ProblemCode | undefined {
  return parseNationalId(text) === undefined ? 'field.national-id' : undefined
}
