import type { ProblemCode } from '@delebil/validation/text'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Contract, EndpointName } from './contract.ts'
import type { commonProblems, Endpoint, idempotencyProblems, invoiceOwnerProblems, staffProblems } from './endpoint.ts'

type Parts = 'params' | 'query' | 'body'
type Sent<S> = S extends GenericSchema ? InferInput<S> : never
type Received<S> = S extends GenericSchema ? InferOutput<S> : never

type PartInput<E, P extends Parts> = E extends { readonly [K in P]: infer S }
  ? Record<never, never> extends Sent<S>
    ? { readonly [K in P]?: Sent<S> }
    : { readonly [K in P]: Sent<S> }
  : unknown

/** What a caller hands in: `{params, query, body}` as far as the endpoint has them. */
export type CallInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'> &
  CallOptions

export interface CallOptions {
  readonly signal?: AbortSignal
  /** For calls declared `idempotent`; the client makes one per call where it is left out. */
  readonly idempotencyKey?: string
  /** A 401 is answered, but nobody is told: for calls that ask whether there is a session. */
  readonly quiet?: boolean
}

/** What a handler gets: parsed, with `Date` for instants and numbers for numbers. */
export type HandlerInput<E extends Endpoint> = {
  readonly [P in Parts as E extends { readonly [K in P]: GenericSchema } ? P : never]: E extends {
    readonly [K in P]: infer S
  }
    ? Received<S>
    : never
}

/** The body of a successful answer. */
export type Answer<E extends Endpoint> = E extends { readonly response: infer S } ? Received<S> : undefined

export type NetworkProblem = 'request.timeout' | 'network.unreachable'

/** Every code that a call of `E` can come back with. */
export type RefusalCode<E extends Endpoint> =
  | (E extends { readonly problems: readonly (infer C)[] } ? C : Endpoint extends E ? ProblemCode : never)
  | (typeof commonProblems)[number]
  | (E['access'] extends 'public' ? never : 'session.missing')
  | (E['access'] extends 'public' ? never : E extends { partner: true } ? never : 'permission.missing')
  | (E['access'] extends 'session' ? (E extends { staffSession: true } ? never : 'session.staff-only') : never)
  | (E extends { idempotent: true } ? (typeof idempotencyProblems)[number] : never)
  | (E extends { ofInvoiceOwner: unknown } ? (typeof invoiceOwnerProblems)[number] : never)
  | (E['access'] extends { anyOf: unknown } ? (typeof staffProblems)[number] : never)
  | NetworkProblem

export interface Refusal<C extends ProblemCode = ProblemCode> {
  readonly code: C
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** HTTP status text, where the answer brought one. */
  readonly statusText?: string
  /** What a person reads: the spec's `errors[0].message`. */
  readonly message: string
  /** The message of each field that is wrong, by its path. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
  readonly requestId?: string
  /** Of `record.stale`: the record as it is now. */
  readonly entity?: unknown
}

export type Result<T, C extends ProblemCode> =
  | { readonly ok: true; readonly value: T; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal<C> }

/** Makes any call of a contract by its name. */
export interface Caller<C extends Readonly<Record<string, Endpoint>>, Name extends keyof C = keyof C> {
  readonly call: <N extends Name>(name: N, input: CallInput<C[N]>) => Promise<Result<Answer<C[N]>, RefusalCode<C[N]>>>
}

/** A call of the contract; the live stream has its own door. */
export type CallName = Exclude<EndpointName, 'streamEvents'>

/** One typed function per endpoint, and `call` for whoever is told the name. */
export type Api = Caller<Contract, CallName> & {
  readonly [K in CallName]: (
    ...input: Record<never, never> extends CallInput<Contract[K]>
      ? [input?: CallInput<Contract[K]>]
      : [input: CallInput<Contract[K]>]
  ) => Promise<Result<Answer<Contract[K]>, RefusalCode<Contract[K]>>>
}
