import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** Goes to an address of this site; going where one already is leaves no second entry for the back button. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => void navigate(path, { replace: path === window.location.pathname + window.location.search }),
    [navigate],
  )
}
