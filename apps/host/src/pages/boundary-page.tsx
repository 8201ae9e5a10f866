import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { describeError } from '../report/report-uncaught.ts'
import { useSite } from '../site/site-context.ts'
import { useOrganization } from '../site/use-organization.ts'
import { ErrorPage } from './error-page.tsx'

/** Stands where a page fell over, and tells the log why. */
export function BoundaryPage() {
  const error = useRouteError()
  const { report } = useSite()
  useEffect(() => report(describeError(error)), [error, report])
  return <ErrorPage variant="ERROR_BOUNDARY" support={useOrganization()} />
}
