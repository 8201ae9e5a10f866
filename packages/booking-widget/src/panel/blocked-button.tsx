import { useId } from 'react'
import { blocked, blockedLarge, muted } from './panel.css.ts'

export interface BlockedButtonProps {
  readonly reason: string
  /** In place of a large button. */
  readonly isLarge?: boolean
  readonly children: string
}

/** A button that can't be pressed now: still reached by keyboard, so that everybody learns why. */
export function BlockedButton({ reason, isLarge = false, children }: BlockedButtonProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={isLarge ? blockedLarge : blocked} aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
      <p id={id} className={muted}>
        {reason}
      </p>
    </>
  )
}
