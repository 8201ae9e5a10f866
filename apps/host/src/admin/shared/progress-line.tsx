import { ProgressBar } from 'react-aria-components'
import * as css from './progress-line.css.ts'

interface ProgressLineProps {
  /** Names it for a screen reader. */
  readonly label: string
  readonly value: number
  /** Null while nobody knows how many there are. */
  readonly of: number | null
}

/** How much of something is done, or as it should be. */
export function ProgressLine({ label, value, of }: ProgressLineProps) {
  return (
    <ProgressBar
      aria-label={label}
      value={value}
      maxValue={Math.max(of ?? 0, 1)}
      isIndeterminate={of === null}
      className={css.track}
    >
      {({ percentage }) => <div className={css.bar} style={{ inlineSize: `${percentage ?? 0}%` }} />}
    </ProgressBar>
  )
}
