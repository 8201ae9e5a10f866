import type { ProblemCode } from './problem.ts'

/** A mandatory text must have something other than spaces in it. */
export function checkRequired(text: string | null | undefined): ProblemCode | undefined {
  return (text ?? '').trim() === '' ? 'field.required' : undefined
}

/** A text must not be longer than `maxLength` characters (UTF-16 units, as a browser's maxlength counts). */
export function checkMaxLength(text: string, maxLength: number): ProblemCode | undefined {
  return text.length > maxLength ? 'field.too-long' : undefined
}
