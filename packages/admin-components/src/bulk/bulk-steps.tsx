import type { BulkRun } from '@delebil/core-api/admin'
import { TextField, VisuallyHidden } from '@delebil/ui'
import { kindOf, progressOf, spokenPercent } from '../screen/bulk-job.ts'
import type { Screen } from '../screen/screen.ts'
import * as css from './bulk.css.ts'
import { BulkReasons, BulkSample } from './bulk-results.tsx'
import { bulkTexts } from './bulk-texts.ts'

interface RehearsalProps {
  readonly screen: Screen
  readonly run: BulkRun
  readonly why: string
  readonly onWhy: (why: string) => void
}

/** What would be done, with the first of it, and what is left out and why. */
export function BulkRehearsal({ screen, run, why, onWhy }: RehearsalProps) {
  const { done, same, failed, action } = run
  return (
    <>
      <p className={css.summary}>{done > 0 ? bulkTexts.will[kindOf(action)](done) : bulkTexts.nothing}</p>
      {same > 0 && <p className={css.muted}>{bulkTexts.unchanged(same)}</p>}
      <BulkSample screen={screen} run={run} />
      <BulkReasons screen={screen} run={run} heading={bulkTexts.skipped(failed)} />
      {done > 0 && (
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

/** How far it has come: seen at each step, said aloud a few times. */
export function BulkProgress({ run }: { run: BulkRun }) {
  const { isRehearsal } = run
  const { done, of } = progressOf(run)
  const text = (isRehearsal ? bulkTexts.rehearsed : bulkTexts.working)(done, of)
  return (
    <>
      <p className={css.summary} aria-hidden>
        {text}
      </p>
      <VisuallyHidden>
        <span role="status">{bulkTexts.spoken(spokenPercent(run))}</span>
      </VisuallyHidden>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className={css.meter}
      >
        <div className={css.filled} style={{ width: `${(100 * done) / Math.max(of, 1)}%` }} />
      </div>
      {!isRehearsal && <p className={css.muted}>{bulkTexts.goesOn}</p>}
    </>
  )
}

/** What was done, and what was not. */
export function BulkOutcome({ screen, run }: { screen: Screen; run: BulkRun }) {
  const { state, done, same, failed, waiting, action, problem } = run
  const said = [
    state === 'stopped' && bulkTexts.stopped,
    !run.isRehearsal && bulkTexts.done[kindOf(action)](done),
    same > 0 && bulkTexts.unchanged(same),
    failed > 0 && bulkTexts.failed(failed),
    waiting > 0 && bulkTexts.left(waiting),
  ]
  return (
    <>
      <p role="status" className={css.summary}>
        {said.filter(Boolean).join(', ')}
      </p>
      {problem === 'permission.missing' && <p className={css.muted}>{bulkTexts.stoppedWhy}</p>}
      <BulkReasons screen={screen} run={run} heading={bulkTexts.failed(failed)} />
    </>
  )
}
