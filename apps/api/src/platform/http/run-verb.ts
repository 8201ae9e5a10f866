import type { Endpoint, EndpointName } from '@delebil/core-api'
import type { Context } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { transaction } from '../db/transaction.ts'
import type { CallKey } from '../idempotency/idempotency-store.ts'
import type { Call, Caller, QuickVerbs, Reply, Verbs } from '../verb.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { answerOnce } from './answer-once.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { type TextAnswer, toText, toWire, type WireAnswer } from './wire-answer.ts'

/** A verb without its types: the contract has matched input and endpoint by then. */
export type AnyVerb = (context: Context, call: AnyCall) => Promise<Reply<unknown>>

type AnyCall = Omit<Call<EndpointName>, 'input' | 'caller'> & {
  readonly input: Record<string, unknown>
  readonly caller: Caller | undefined
}

type AnyCallWithout<K extends keyof AnyCall> = Omit<AnyCall, K>

// By its name a verb is any: what it is called with has been checked by its own declaration.
export const verbOf = (verbs: Verbs, name: keyof Verbs): AnyVerb => verbs[name] as unknown as AnyVerb

/** A verb that may do all in one statement, without its types. */
export type AnyQuickVerb = (
  context: Context,
  call: AnyCall,
  keeping: { readonly call: CallKey; readonly write: (reply: Reply<unknown>) => TextAnswer },
) => Promise<TextAnswer | undefined>

export const quickVerbOf = (verbs: QuickVerbs, name: EndpointName): AnyQuickVerb | undefined =>
  verbs[name] as unknown as AnyQuickVerb | undefined

/** All of a checked call that its verb needs, and what makes it the same call when it is sent again. */
export type CheckedCall = Omit<AnyCall, 'db'> & {
  readonly once?: { readonly key: string; readonly fingerprint: Buffer } | undefined
  /** Finds out who calls where that is only remembered; refuses whoever may not. */
  readonly proveCaller?: (() => Promise<Caller | undefined>) | undefined
}

/**
 * Runs the verb: in a transaction where the contract says that the call may be retried, once per key where there is one.
 * Only such a call is done again after a conflict: all it did was in the transaction that the database undid.
 */
export const runVerb = (
  context: Context,
  declaration: Endpoint,
  verb: AnyVerb,
  { once, proveCaller, ...assumed }: CheckedCall,
  quick?: AnyQuickVerb,
): Promise<WireAnswer> => {
  const { database } = context
  const answerAll = (call: AnyCallWithout<'db'>) => async (db: Queryable) =>
    toWire(declaration, await verb(context, { ...call, db }), call.input['query'])
  if (!declaration.idempotent) return answerAll(assumed)(database)
  return retryConflicts(async (): Promise<WireAnswer> => {
    if (quick && once && assumed.caller) {
      const key = { personId: assumed.caller.personId, ...once }
      const write = (reply: Reply<unknown>) => toText(toWire(declaration, reply, undefined))
      const atOnce = () => quick(context, { ...assumed, db: database }, { call: key, write })
      const answered = await answerAtOnce(database, key, assumed.requestId, atOnce)
      if (answered) return answered
    }
    const caller = proveCaller ? await proveCaller() : assumed.caller
    const work = answerAll({ ...assumed, caller })
    if (once === undefined || caller === undefined) return transaction(database, work)
    const textWork = async (db: Queryable) => toText(await work(db))
    return answerOnce(database, { personId: caller.personId, ...once }, assumed.requestId, textWork)
  })
}
