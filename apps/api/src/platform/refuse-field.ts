import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from './refusal.ts'

/** A field that only the database or the clock can say is wrong. With its own `code` the whole call is refused with that. */
export const refuseField = (fieldName: string, code: ProblemCode): Refusal =>
  new Refusal(code.startsWith('field.') || code.startsWith('period.') ? 'request.invalid' : code, {
    errors: [{ code, message: problemText[code], fieldName }],
  })
