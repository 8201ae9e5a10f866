import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from './refusal.ts'

/** A refusal for one field of a form: the spec's list of errors with `fieldName`. */
export const fieldRefusal = (fieldName: string, code: ProblemCode): Refusal =>
  new Refusal('request.invalid', { errors: [{ code, message: problemText[code], fieldName }] })
