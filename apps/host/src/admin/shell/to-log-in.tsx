import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { paths } from '../../site/paths.ts'
import { rememberWaypoint } from '../../site/session/waypoints.ts'

/** To the cars, with the log-in open; whoever came by a link is led to it after the log-in. */
export function ToLogIn() {
  const { session, storage } = useSite()
  const { pathname, search } = useLocation()
  useEffect(() => {
    rememberWaypoint(storage, 'unauthorized', pathname + search)
    session.openLogin()
  }, [session, storage, pathname, search])
  return <Navigate to={paths.findCar} replace />
}
