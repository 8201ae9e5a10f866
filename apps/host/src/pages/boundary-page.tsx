import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { describeError } from '../report/report-uncaught.ts'
import { isMissingFile } from '../site/missing-file.ts'
import { useSite } from '../site/site-context.ts'
import { useOrganization } from '../site/use-organization.ts'
import { ErrorPage } from './error-page.tsx'

/** Stands where a page fell over, and tells the log why. A page that could not be fetched is no fault of its own. */
export function BoundaryPage() {
  const error = useRouteError()
  const { report } = useSite()
  const isMissing = isMissingFile(error)
  useEffect(() => {
    if (!isMissing) report(describeError(error))
  }, [error, isMissing, report])
  return <ErrorPage variant={isMissing ? 'MISSING_FILE' : 'ERROR_BOUNDARY'} support={useOrganization()} />
}
