import type { ProblemCode } from './problem.ts'

/** A full name has at least two words. */
export function checkFullName(text: string): ProblemCode | undefined {
  return /\S\s+\S/.test(text) ? undefined : 'field.full-name'
}
