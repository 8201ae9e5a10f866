import type { ProblemCode } from './problem.ts'

/** A Norwegian postal code: four digits, leading zeros kept. */
export function checkPostalCode(text: string): ProblemCode | undefined {
  return /^[0-9]{4}$/.test(text) ? undefined : 'field.postal-code'
}
