import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipTriggerComponentProps } from 'react-aria-components'
import { bubble } from './tooltip.css.ts'

export interface TooltipProps extends Pick<TooltipTriggerComponentProps, 'isOpen' | 'defaultOpen'> {
  text: string
  /** One focusable control. */
  children: ReactElement
}

/** A few words at a control, on hover and on keyboard focus; Escape takes it away. Never the only place of a fact. */
export function Tooltip({ text, children, ...props }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={150} {...props}>
      {children}
      <AriaTooltip offset={8} className={bubble}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
