import { type ReactNode, useEffect, useRef } from 'react'
import { actions, bar, oneLine, refusal as refusalClass, row, summary as summaryClass } from './sticky-bar.css.ts'

export interface StickyBarProps {
  /** What the action costs or acts on, beside it. */
  summary?: ReactNode
  /** Why the last press did nothing. Stands above the action and takes the focus when it comes. */
  refusal?: ReactNode
  /** Counts the presses: a refusal that is the same again takes the focus again. */
  attempt?: number
  /** Where there is room the refusal stands beside the action, and the action is no wider than its word. */
  isOneLine?: boolean
  /** The one action of the screen. */
  children: ReactNode
}

/** The foot of what scrolls: always in sight, with the price and the one action; below short content it stands at the bottom. */
export function StickyBar({ summary, refusal, attempt = 0, isOneLine = false, children }: StickyBarProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isRefused = refusal !== undefined && refusal !== null && refusal !== false
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is answered
  useEffect(() => {
    if (isRefused) frame.current?.focus()
  }, [isRefused, attempt])
  return (
    <div className={isOneLine ? oneLine : bar} data-refused={isRefused || undefined}>
      {isRefused && (
        <div ref={frame} tabIndex={-1} className={refusalClass}>
          {refusal}
        </div>
      )}
      <div className={row}>
        {summary !== undefined && <div className={summaryClass}>{summary}</div>}
        <div className={actions}>{children}</div>
      </div>
    </div>
  )
}
