import { BulkRuns } from '@delebil/admin-components'
import { screens } from './screens.ts'

/** Earlier changes of many records at once. */
export function BulkRunsPage() {
  return <BulkRuns screens={screens} />
}
