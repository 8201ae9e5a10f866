import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { variants } from './icon-button.css.ts'

export interface PlainIconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: LucideIcon
  /** What it does; read by screen readers. */
  label: string
  /** `floating` stands on a map. */
  variant?: keyof typeof variants
}

/** A button without visible text or tooltip: where everyone knows the sign, or the same words stand beside it. */
export function PlainIconButton({ icon, label, variant = 'plain', ...props }: PlainIconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={variants[variant]}>
      <Icon of={icon} />
    </AriaButton>
  )
}
