import type { BulkRun } from '@delebil/core-api/admin'
import { stepOf } from '../screen/bulk-job.ts'
import type { Screen } from '../screen/screen.ts'
import { BulkOutcome, BulkProgress, BulkRehearsal } from './bulk-steps.tsx'

interface BulkBodyProps {
  readonly screen: Screen
  readonly run: BulkRun
  readonly why: string
  readonly onWhy: (why: string) => void
}

/** A bulk change at whatever step it is. */
export function BulkBody({ screen, run, why, onWhy }: BulkBodyProps) {
  switch (stepOf(run)) {
    case 'rehearsing':
    case 'working':
      return <BulkProgress run={run} />
    case 'confirm':
      return <BulkRehearsal screen={screen} run={run} why={why} onWhy={onWhy} />
    default:
      return <BulkOutcome screen={screen} run={run} />
  }
}
