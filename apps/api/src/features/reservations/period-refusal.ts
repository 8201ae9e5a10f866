import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from '../../platform/refusal.ts'

/** A period that the clock makes impossible is refused as the contract refuses other bad fields. */
export const periodRefusal = (code: ProblemCode, fieldName: 'start' | 'end' | 'lengthMinutes'): Refusal =>
  new Refusal('request.invalid', { errors: [{ code, message: problemText[code], fieldName }] })
