import { BulkRuns, type Screen } from '@delebil/admin-components'
import { screens } from './screens.ts'

const all: readonly Screen[] = Object.values(screens)

/** Earlier changes of many records at once. */
export function BulkRunsPage() {
  return <BulkRuns screens={all} />
}
