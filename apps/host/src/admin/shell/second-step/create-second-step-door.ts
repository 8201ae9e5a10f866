import type { Around } from '@delebil/core-api'
import { proxy } from 'valtio/vanilla'

/** What calls of staff wait behind until the person has proved themselves, or has given up. */
export interface SecondStepDoor {
  readonly state: { asks: 'prove' | 'set-up' | undefined }
  readonly settle: (isProved: boolean) => void
  /** Sends a call once more when the second step is proved; given up, its refusal comes back. */
  readonly around: Around
}

export function createSecondStepDoor(): SecondStepDoor {
  const state = proxy<SecondStepDoor['state']>({ asks: undefined })
  let waiting: ((isProved: boolean) => void)[] = []
  const wait = () => new Promise<boolean>((resolve) => waiting.push(resolve))
  return {
    state,
    settle: (isProved) => {
      state.asks = undefined
      const all = waiting
      waiting = []
      for (const resolve of all) resolve(isProved)
    },
    around: async (_name, _input, send) => {
      const first = await send()
      if (first.ok) return first
      const { code } = first.refusal
      if (code === 'second-step.missing') state.asks = 'set-up'
      if (code !== 'second-step.required' && code !== 'second-step.again') return first
      state.asks = 'prove'
      return (await wait()) ? send() : first
    },
  }
}
