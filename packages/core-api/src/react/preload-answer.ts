import { preload } from 'swr'
import type { Api, CallInput, CallName } from '../call.ts'
import type { Contract } from '../contract.ts'
import { keepEarly } from './early-answers.ts'
import { keyOf } from './key.ts'
import { answerOf } from './refusal-error.ts'

/** Asks for what `useAnswer` will ask for first, so that it is under way before anything is drawn. Resolves when it is there, or refused. */
export function preloadAnswer<N extends CallName>(
  api: Api,
  name: N,
  input: CallInput<Contract[N]>,
  personId: number | undefined,
): Promise<void> {
  const key = keyOf(name, input, personId)
  const asked = preload(key, async () => answerOf(await api.call(name, input)))
  // A refusal is told where the same is asked for.
  return asked.then((answer) => keepEarly(key, answer)).catch(() => undefined)
}
