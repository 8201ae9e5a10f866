import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components'
import * as css from './night-desk.css.ts'

export interface ActionKeyProps {
  readonly label: string
  readonly icon: LucideIcon
  /** The letter that presses it. */
  readonly letter: string
  readonly hasKey: boolean
  readonly isMain?: boolean
  /** Why it can't be pressed now; it can be reached all the same, so that everybody hears why. */
  readonly why: string | undefined
  readonly run: () => void
}

/** One large key. */
export function ActionKey({ label, icon, letter, hasKey, isMain = false, why, run }: ActionKeyProps) {
  const off = why !== undefined
  return (
    <Button
      className={isMain && !off ? css.main : css.action}
      {...(off ? { 'aria-disabled': true } : { onPress: run })}
    >
      <Icon of={icon} />
      <span className={css.actionWords}>
        {label}
        {off && <span className={css.reason}>{why}</span>}
      </span>
      {hasKey && !off && (
        <span aria-hidden="true" className={css.key}>
          {letter.toUpperCase()}
        </span>
      )}
    </Button>
  )
}
