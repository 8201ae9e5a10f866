import type { ChangeFailure } from '@delebil/booking-widget'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { failed } from './failures.ts'

/** Shows the error page of a change in the place of the page, as a step that the back button takes back. */
export function useShowFailure(): (failure: ChangeFailure) => void {
  const navigate = useNavigate()
  return useCallback(
    (failure) => {
      const { pathname, search, hash } = window.location
      void navigate({ pathname, search, hash }, { state: failed(failure), preventScrollReset: true })
    },
    [navigate],
  )
}
