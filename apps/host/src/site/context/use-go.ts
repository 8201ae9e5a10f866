import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** Goes to an address of this site; going where one already is leaves no second entry for the back button. */
export function useGo(): (path: string, how?: 'replace') => void {
  const navigate = useNavigate()
  return useCallback(
    (path, how) => {
      const isHere = path === window.location.pathname + window.location.search
      void navigate(path, { replace: isHere || how === 'replace' })
    },
    [navigate],
  )
}
