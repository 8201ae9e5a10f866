import { ProgressBar } from 'react-aria-components'
import * as css from './run.css.ts'

interface RunProgressProps {
  /** Names it for a screen reader. */
  readonly label: string
  readonly value: number
  readonly of: number
}

/** How much of a run is as it should be. */
export function RunProgress({ label, value, of }: RunProgressProps) {
  return (
    <ProgressBar aria-label={label} value={value} maxValue={Math.max(of, 1)} className={css.track}>
      {({ percentage }) => <div className={css.bar} style={{ inlineSize: `${percentage ?? 0}%` }} />}
    </ProgressBar>
  )
}
