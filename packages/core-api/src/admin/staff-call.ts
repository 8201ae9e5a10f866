import * as v from 'valibot'
import type { Permission } from '../endpoint.ts'
import { idText, wholeText } from '../primitives.ts'

/** Every call of the admin area may say which organisation it is about; needed by whoever works for several. */
export const org = { orgId: v.optional(idText) }
export { why } from './resource.ts'
/** The version that a whole was made from, where the body cannot say it: without it somebody else's change would be lost. */
export const madeFromVersion = wholeText(1, 999_999_999)
/** The version that was seen, where there is no body to say it in; left out, the record as it is now is meant. */
export const seenVersion = v.optional(madeFromVersion)

/** What calls have in common that staff with any of these permissions make. */
export function staffCall<const P extends readonly [Permission, ...Permission[]]>(tag: string, ...anyOf: P) {
  return { tag, access: { anyOf }, query: v.object(org) } as const
}
