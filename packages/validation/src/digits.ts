import type { ProblemCode } from './problem.ts'

/** Digits only, and exactly `length` of them where it is given. Empty is refused. */
export function checkDigits(text: string, length?: number): ProblemCode | undefined {
  if (!/^[0-9]+$/.test(text)) return 'field.digits'
  return length === undefined || text.length === length ? undefined : 'field.format'
}
