import type { Refusal } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { useEffect, useRef } from 'react'

/** Tells a form why the change was refused that it sent. */
export function useRefused(state: ChangeState, refuse: (refusal: Refusal) => void): void {
  const latest = useRef(refuse)
  latest.current = refuse
  useEffect(() => {
    if (state.name === 'refused') latest.current(state.refusal)
  }, [state])
}
