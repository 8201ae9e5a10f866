import { TextField } from '@delebil/ui'
import type { Screen } from '../screen.ts'
import * as css from './bulk.css.ts'
import type { BulkTask, sortResults } from './bulk-job.ts'
import { BulkReasons, BulkSample } from './bulk-results.tsx'
import { bulkTexts } from './bulk-texts.ts'

type Action = BulkTask['action']
type Sorted = ReturnType<typeof sortResults>

interface RehearsalProps {
  readonly screen: Screen
  readonly action: Action
  readonly sorted: Sorted
  readonly why: string
  readonly onWhy: (why: string) => void
}

/** What would be done, with the first of it, and what is left out and why. */
export function BulkRehearsal({ screen, action, sorted: { done, same, failed }, why, onWhy }: RehearsalProps) {
  return (
    <>
      <p className={css.summary}>{done.length > 0 ? bulkTexts.will[action]?.(done.length) : bulkTexts.nothing}</p>
      {same.length > 0 && <p className={css.muted}>{bulkTexts.unchanged(same.length)}</p>}
      <BulkSample screen={screen} done={done} />
      <BulkReasons heading={bulkTexts.skipped(failed.length)} failed={failed} />
      {done.length > 0 && (
        <TextField
          label={bulkTexts.why}
          help={bulkTexts.whyHelp}
          isOptional
          maxLength={500}
          value={why}
          onChange={onWhy}
        />
      )}
    </>
  )
}

export function BulkProgress({ done, count }: { done: number; count: number }) {
  return (
    <>
      <p role="status" className={css.summary}>
        {bulkTexts.working(done, count)}
      </p>
      <div
        role="progressbar"
        aria-label={bulkTexts.working(done, count)}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={done}
        className={css.meter}
      >
        <div className={css.filled} style={{ width: `${(100 * done) / count}%` }} />
      </div>
    </>
  )
}

interface OutcomeProps {
  readonly action: Action
  readonly sorted: Sorted
  readonly left: number
}

/** What was done, and what was not. */
export function BulkOutcome({ action, sorted: { done, same, failed }, left }: OutcomeProps) {
  const said = [
    bulkTexts.done[action]?.(done.length + same.length),
    failed.length > 0 && bulkTexts.failed(failed.length),
    left > 0 && bulkTexts.left(left),
  ]
  return (
    <>
      <p role="status" className={css.summary}>
        {said.filter(Boolean).join(', ')}
      </p>
      <BulkReasons heading={bulkTexts.failed(failed.length)} failed={failed} />
    </>
  )
}
