import type { Answer, Contract, EndpointName, HandlerInput } from '@delebil/core-api'
import type { Booker } from '@delebil/validation'
import type { Context } from './context.ts'
import type { Queryable } from './db/queryable.ts'
import type { CallKey } from './idempotency/idempotency-store.ts'
import type { StoredAnswer } from './idempotency/pack-answer.ts'

/** A partner as a session knows it. */
export type PartnerKey = { readonly organizationId: number; readonly id: number }

/** The person behind a session, with licence and address as they were when the call came. Rights are looked up where they count, never kept here. */
export interface Caller extends Booker {
  readonly personId: number
  readonly sessionTokenHash: Buffer
  /** The partner whose site began the session: it may then only do what the contract opens to partners, in the partner's club. */
  readonly partner?: PartnerKey
  /** The organization whose own provider began the session: it may then only do the work of the staff there. */
  readonly staffOf?: number
}

type CallerOf<N extends EndpointName> = Contract[N]['access'] extends 'public' ? Caller | undefined : Caller

/** How an answer travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** One call as a verb sees it: checked input, who asks, and when. */
export interface Call<N extends EndpointName> {
  readonly input: HandlerInput<Contract[N]>
  readonly caller: CallerOf<N>
  /** For calls declared `idempotent` this is the open transaction; the answer is stored and committed with what it wrote. */
  readonly db: Queryable
  readonly now: Date
  readonly requestId: string
  /** Address of the caller, for counting log-in attempts. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly userAgent: string | undefined
  /** The secret of a browser that is in the middle of a single sign-on. */
  readonly browserKey: string | undefined
  /** The secret of a browser that somebody has logged in from. */
  readonly knownBrowserKey: string | undefined
  /** How an answer that is compressed already may travel to the caller. */
  readonly acceptedEncoding: () => Encoding
  /** The site's address as this caller reaches it, without a slash at the end. */
  readonly siteOrigin: string
}

/** What a verb answers: a value, or JSON that is ready to send. */
export type Reply<A> = ({ readonly answer: A } | { readonly json: string | Buffer }) & {
  readonly headers?: Readonly<Record<string, string>>
}

/** One thing the product does. Throws `Refusal` for what a person caused. */
export type Verb<N extends EndpointName> = (context: Context, call: Call<N>) => Promise<Reply<Answer<Contract[N]>>>

/** What a verb that does all in one statement keeps with what it writes. */
export type Keeping<N extends EndpointName> = {
  readonly call: CallKey
  /** The answer as it will leave. */
  readonly write: (reply: Reply<Answer<Contract[N]>>) => StoredAnswer
}

/**
 * The same as a verb in one statement outside a transaction, which keeps the answer too. Undefined where it takes more: nothing is
 * written then, and the verb does it. It refuses as the verb does. The caller may be who called a moment ago: before anything
 * else it asks whether they still may.
 */
export type QuickVerb<N extends EndpointName> = (
  context: Context,
  call: Call<N>,
  keeping: Keeping<N>,
) => Promise<StoredAnswer | undefined>

export type QuickVerbs = { readonly [N in EndpointName]?: QuickVerb<N> }

/** Every endpoint but the live stream has its verb: leave one out and the server does not compile. */
export type Verbs = { readonly [N in Exclude<EndpointName, 'streamEvents'>]: Verb<N> }
