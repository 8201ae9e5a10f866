import { useLocation } from 'react-router'
import { isStaffPath } from '../paths.ts'
import { ErrorPage } from './error-page.tsx'

export function UnknownUrlPage() {
  const { pathname, search } = useLocation()
  return <ErrorPage variant="UNKNOWN_URL" address={`${pathname}${search}`} isAdmin={isStaffPath(pathname)} />
}
