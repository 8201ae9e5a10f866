import { BulkRuns } from '@delebil/admin-components'
import { screens } from './screens.ts'

const all = Object.values(screens)

/** Earlier changes of many records at once. */
export function BulkRunsPage() {
  return <BulkRuns screens={all} />
}
