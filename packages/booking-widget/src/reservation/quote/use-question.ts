import type { ChangeState } from '@delebil/core-api/react'
import { useEffect, useRef } from 'react'

/** True where a change was refused because it costs more than was shown. */
export const hasPriceRisen = (state: ChangeState): boolean =>
  state.name === 'refused' && state.refusal.code === 'reservation.price-rose'

export interface Question {
  readonly isOpen: boolean
  /** Closes it with nothing done. */
  readonly drop: () => void
  /** Closes it with the change done. */
  readonly settle: () => void
}

interface Opening {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A question before a change. It closes when the change is refused, unless for a price that the person can look at anew. */
export function useQuestion(
  { state, clear }: { readonly state: ChangeState; readonly clear: () => void },
  { isOpen, onClose }: Opening,
): Question {
  const wasOpen = useRef(false)
  const isRefused = state.name === 'refused' && !hasPriceRisen(state)
  useEffect(() => {
    const isNew = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    // What was refused before is not the answer to what is asked now.
    if (isNew) clear()
    else if (isOpen && isRefused) onClose()
  }, [isOpen, isRefused, clear, onClose])
  return {
    isOpen: isOpen && !isRefused,
    drop: () => {
      clear()
      onClose()
    },
    settle: onClose,
  }
}
