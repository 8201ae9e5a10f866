import type { Api, CallName } from '../call.ts'
import { calls } from './calls.ts'
import type { Around, Input, Outcome } from './run-call.ts'

type AnyCall = (name: CallName, input: Input) => Promise<Outcome>

/** A client out of the one function that makes all of its calls. */
export function toApi(call: AnyCall): Api {
  const names = Object.keys(calls).filter((name): name is CallName => name !== 'streamEvents')
  const byName = Object.fromEntries(names.map((name) => [name, (input: Input = {}) => call(name, input)]))
  // Made name by name from the contract, from which the type is made, too.
  return { ...byName, call } as unknown as Api
}

/** The same client with something done around each of its calls. */
export function aroundCalls(api: Pick<Api, 'call'>, around: Around<CallName>): Api {
  const call = api.call as AnyCall
  return toApi((name, input) => around(name, input, () => call(name, input)))
}
