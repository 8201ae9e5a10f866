import type { Answer, Endpoint, HandlerInput } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Caller } from '../../platform/verb.ts'

/** Where the caller works in this call, and what they may do there. */
export type Office = { readonly organizationId: number; readonly permissions: ReadonlySet<string> }

/** Who works where, and since when, in a call of the admin area. */
export type OfficeCall = {
  readonly caller: Caller
  readonly office: Office
  /** For calls declared `idempotent` the open transaction. */
  readonly db: Queryable
  readonly now: Date
  /** Address of the site as the caller reaches it, without a slash at the end. */
  readonly siteOrigin: string
  /** Where the call comes from; of what runs by itself the server. */
  readonly address: string
}

/** One call of the admin area: the organisation has been chosen and the permission checked. */
export type AdminCall<Input = Record<string, unknown>> = OfficeCall & { readonly input: Input }

/** What is answered: a value, or the pieces of a file. */
export type AdminReply<A = unknown> =
  | { readonly answer: A; readonly headers?: Readonly<Record<string, string>> }
  | { readonly pieces: AsyncIterable<string | Uint8Array>; readonly headers: Readonly<Record<string, string>> }
  /** Of a call for a file: it is not there yet, and this says where it will be. */
  | { readonly accepted: object; readonly headers: Readonly<Record<string, string>> }

export type AnyAdminVerb = (context: Context, call: AdminCall) => Promise<AdminReply>

/** What a call of the contract does that belongs to no resource's common ones. */
export type AdminVerb<N extends keyof AdminCalls> = AdminCalls[N] extends infer E extends Endpoint
  ? (context: Context, call: AdminCall<HandlerInput<E>>) => Promise<AdminReply<Answer<E>>>
  : never

/** One for every call: leave one out and the server does not compile. */
export type AdminVerbs = { readonly [N in keyof AdminCalls]: AdminVerb<N> }
