import { problemText } from '@delebil/validation/text'
import { Refusal } from '../../platform/refusal.ts'

/** Refuses a change that was made from another version than the one that is there, and hands over that one. */
export const refuseStale = (version: number, now: { readonly version: number }): void => {
  if (version === now.version) return
  const code = 'record.stale'
  throw new Refusal(code, { errors: [{ code, message: problemText[code] }], entity: now })
}
