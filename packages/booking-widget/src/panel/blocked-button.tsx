import { useId } from 'react'
import { blocked, muted } from './panel.css.ts'

export interface BlockedButtonProps {
  readonly reason: string
  readonly children: string
}

/** A button that can't be pressed now: still reached by keyboard, so that everybody learns why. */
export function BlockedButton({ reason, children }: BlockedButtonProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={blocked} aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
      <p id={id} className={muted}>
        {reason}
      </p>
    </>
  )
}
