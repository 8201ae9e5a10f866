import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { paths } from '../../site/paths.ts'
import { rememberWaypoint } from '../../site/session/waypoints.ts'

/** To the cars, with the log-in open; whoever came by a link is led to it after the log-in. Who was inside and left is asked for nothing. */
export function ToLogIn({ hasLeft }: { readonly hasLeft: boolean }) {
  const { session, storage } = useSite()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (hasLeft) return
    rememberWaypoint(storage, 'unauthorized', pathname + search)
    session.openLogin()
  }, [hasLeft, session, storage, pathname, search])
  return <Navigate to={paths.findCar} replace />
}
