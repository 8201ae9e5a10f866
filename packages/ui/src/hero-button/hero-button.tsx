import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { hero } from './hero-button.css.ts'

export interface HeroButtonProps {
  icon: LucideIcon
  onPress: () => void
  /** What is said while it is done: «Låser …». It keeps its focus and does nothing twice. */
  pendingText?: string | undefined
  children: string
}

/** The one act of a screen that is used with a cold thumb: as wide as the screen, and twice as high as others. */
export function HeroButton({ icon, onPress, pendingText, children }: HeroButtonProps) {
  const isPending = pendingText !== undefined
  return (
    <Button
      className={hero}
      {...(isPending && { 'aria-disabled': true })}
      onPress={() => {
        if (!isPending) onPress()
      }}
    >
      {isPending ? <Spinner hasTextColor label="" /> : <Icon of={icon} sizePx={32} />}
      {pendingText ?? children}
    </Button>
  )
}
