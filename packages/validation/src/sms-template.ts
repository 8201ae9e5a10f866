import type { ProblemCode } from './problem.ts'
import { checkSmsText, smsFieldsIn } from './sms.ts'

/** What may stand in braces in an SMS of the staff's; it is filled in for each receiver. */
export const staffSmsFields = [
  'fornavn',
  'navn',
  'bil',
  'regnr',
  'plass',
  'start',
  'slutt',
  'klubb',
  'telefon',
] as const

/** Refuses a text for many that says nothing, is too long, has a field that nobody fills in, or lacks one that it needs. */
export function checkSmsTemplate(
  text: string,
  fields: readonly string[],
  needs: readonly string[] = [],
): ProblemCode | undefined {
  const problem = checkSmsText(text)
  if (problem !== undefined) return problem
  const used = smsFieldsIn(text)
  if (used.some((name) => !fields.includes(name))) return 'field.sms-field'
  return needs.some((name) => !used.includes(name)) ? 'field.sms-field-needed' : undefined
}
