import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { variants } from './icon-button.css.ts'

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: LucideIcon
  /** What it does; read by screen readers and shown as a tooltip. */
  label: string
  /** `floating` stands on a map. */
  variant?: keyof typeof variants
  /** Off where the same words stand beside it. */
  hasTooltip?: boolean
}

/** A button without visible text: only for actions everyone knows by their sign. */
export function IconButton({ icon, label, variant = 'plain', hasTooltip = true, ...props }: IconButtonProps) {
  const button = (
    <AriaButton {...props} aria-label={label} className={variants[variant]}>
      <Icon of={icon} />
    </AriaButton>
  )
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
