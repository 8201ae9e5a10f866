import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { useOrganization } from '../../site/context/use-organization.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import { describeError } from '../../site/report/report-uncaught.ts'
import { isMissingFile } from './missing-file.ts'

/** Stands where a page fell over, and tells the log why. A page that could not be fetched is no fault of its own; what is no error at all is unknown. */
export function BoundaryPage() {
  const error = useRouteError()
  const { report } = useSite()
  const isMissing = isMissingFile(error)
  useEffect(() => {
    if (!isMissing) report(describeError(error))
  }, [error, isMissing, report])
  const variant = isMissing ? 'MISSING_FILE' : error instanceof Error ? 'ERROR_BOUNDARY' : 'UNKNOWN'
  return <ErrorPage variant={variant} support={useOrganization()} />
}
