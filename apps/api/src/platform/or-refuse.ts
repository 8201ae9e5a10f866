import type { ProblemCode } from '@delebil/validation/text'
import { Refusal } from './refusal.ts'

/** What was looked for. Refuses where it is not there: what is not for the caller to see is not there either. */
export const orRefuse = <Found>(found: Found | undefined, code: ProblemCode = 'resource.unknown'): Found => {
  if (found === undefined) throw new Refusal(code)
  return found
}
