import { Button, Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { row, rowIcon, rowText, rowTitle, rowWords } from './booking.css.ts'

export interface ConfirmRowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: ReactNode
  /** What changes it, where the row itself does not. */
  readonly children?: ReactNode
}

/** One thing that is about to be booked, and where it is changed. */
export function ConfirmRow({ icon, title, text, children }: ConfirmRowProps) {
  return (
    <div className={row}>
      <span className={rowIcon}>
        <Icon of={icon} sizePx={24} />
      </span>
      <div className={rowWords}>
        <p className={rowTitle}>{title}</p>
        {text !== undefined && <p className={rowText}>{text}</p>}
      </div>
      {children}
    </div>
  )
}

interface ChangeButtonProps {
  readonly isOpen: boolean
  readonly controls: string
  readonly onPress: () => void
  /** What is changed, for those who do not see the row. */
  readonly label: string
  readonly children: string
}

/** Opens what changes a row, below it. */
export function ChangeButton({ isOpen, controls, onPress, label, children }: ChangeButtonProps) {
  const id = useId()
  return (
    <Button
      id={id}
      variant="quiet"
      isSmall
      aria-label={label}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': controls })}
      onPress={onPress}
    >
      {children}
    </Button>
  )
}
