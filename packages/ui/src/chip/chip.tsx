import type { LucideIcon } from 'lucide-react'
import { Check, X } from 'lucide-react'
import { Button, type ButtonProps } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { texts } from '../texts.ts'
import { chip, count as countClass, raised } from './chip.css.ts'

interface Shared {
  icon?: LucideIcon
  /** Casts a shadow: it lies on a map. */
  isRaised?: boolean
}

export interface ChipProps extends Shared, Omit<ButtonProps, 'children' | 'className' | 'style'> {
  children: string
  /** How much of what it opens is chosen; not shown at 0. */
  count?: number
}

const look = (isRaised: boolean) => (isRaised ? `${chip} ${raised}` : chip)

/** A small button among chips: opens something, and counts what is chosen there. */
export function Chip({ icon, isRaised = false, count = 0, children, ...props }: ChipProps) {
  return (
    <Button {...props} className={look(isRaised)} {...(count > 0 && { 'data-selected': true })}>
      {icon && <Icon of={icon} />}
      {children}
      {count > 0 && <span className={countClass}>{count}</span>}
    </Button>
  )
}

export interface ToggleChipProps extends Shared {
  children: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** On or off, at once. On, a tick stands where its icon was. A button that says so: the library's own brings its groups along. */
export function ToggleChip({ icon, isRaised = false, isSelected, onChange, children }: ToggleChipProps) {
  const shown = isSelected ? Check : icon
  return (
    <Button
      className={look(isRaised)}
      aria-pressed={isSelected}
      {...(isSelected && { 'data-selected': true })}
      onPress={() => onChange(!isSelected)}
    >
      {shown && <Icon of={shown} />}
      {children}
    </Button>
  )
}

export interface RemovableChipProps extends Pick<Shared, 'isRaised'> {
  children: string
  onRemove: () => void
}

/** Something that is chosen; a press takes it away. */
export function RemovableChip({ isRaised = false, children, onRemove }: RemovableChipProps) {
  return (
    <Button className={look(isRaised)} data-selected aria-label={texts.remove(children)} onPress={onRemove}>
      {children}
      <Icon of={X} sizePx={18} />
    </Button>
  )
}
