import { Check, type LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { hero } from './hero-button.css.ts'

export interface HeroButtonProps {
  icon: LucideIcon
  onPress: () => void
  /** What is said while it is done: «Låser …». It keeps its focus and does nothing twice. */
  pendingText?: string | undefined
  /** What has just been done: «Låst opp». Until the next act takes its place, a second press does nothing. */
  doneText?: string | undefined
  /** The id of the words that say why it does nothing now. It stays the same button when that is over: a press that began before counts. */
  blockedBy?: string | undefined
  children: string
}

/** The one act of a screen that is used with a cold thumb: as wide as the screen, and twice as high as others. */
export function HeroButton({ icon, onPress, pendingText, doneText, blockedBy, children }: HeroButtonProps) {
  const isPending = pendingText !== undefined
  const isHeld = isPending || doneText !== undefined
  const isBlocked = blockedBy !== undefined
  return (
    <Button
      className={hero}
      {...((isHeld || isBlocked) && { 'aria-disabled': true })}
      {...(isBlocked && { 'aria-describedby': blockedBy, 'data-still': true })}
      onPress={() => {
        if (!isHeld && !isBlocked) onPress()
      }}
    >
      {isPending ? <Spinner hasTextColor label="" /> : <Icon of={isHeld ? Check : icon} sizePx={32} />}
      {pendingText ?? doneText ?? children}
    </Button>
  )
}
