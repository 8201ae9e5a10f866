import type { ChangeState } from '@delebil/core-api/react'
import { useState } from 'react'

/** True where a change was refused because it costs more than was shown. */
export const hasPriceRisen = (state: ChangeState): boolean =>
  state.name === 'refused' && state.refusal.code === 'reservation.price-rose'

export interface Question {
  readonly isOpen: boolean
  readonly ask: () => void
  /** Closes it with nothing done. */
  readonly drop: () => void
  /** Closes it with the change done. */
  readonly settle: () => void
}

/** A question before a change. It closes when the change is refused, unless for a price that the person can look at anew. */
export function useQuestion({ state, clear }: { readonly state: ChangeState; readonly clear: () => void }): Question {
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = state.name === 'refused' && !hasPriceRisen(state)
  if (isAsking && isRefused) setIsAsking(false)
  return {
    isOpen: isAsking && !isRefused,
    ask: () => {
      clear()
      setIsAsking(true)
    },
    drop: () => {
      clear()
      setIsAsking(false)
    },
    settle: () => setIsAsking(false),
  }
}
