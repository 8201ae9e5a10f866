import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from './refusal.ts'

/** A refusal for one field of a form: the spec's list of errors with `fieldName`. `about`: which of several values in it. */
export const fieldRefusal = (fieldName: string, code: ProblemCode, about?: string): Refusal =>
  new Refusal('request.invalid', {
    errors: [{ code, message: about === undefined ? problemText[code] : `${about}: ${problemText[code]}`, fieldName }],
  })
