import { useLocation } from 'react-router'
import { ErrorPage } from './error-page.tsx'

export function UnknownUrlPage() {
  const { pathname, search } = useLocation()
  return <ErrorPage variant="UNKNOWN_URL" address={`${pathname}${search}`} />
}
