import type { LucideIcon } from 'lucide-react'
import { icon } from './icon.css.ts'

export interface IconProps {
  /** A named import from lucide-react, so that only the icons in use are bundled. */
  of: LucideIcon
  sizePx?: number
  /** A text for those who do not see it. Without it the icon is decoration. */
  label?: string
}

/** One icon, in the colour of the text around it. */
export function Icon({ of: Shape, sizePx = 20, label }: IconProps) {
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <Shape className={icon} size={sizePx} strokeWidth={2} absoluteStrokeWidth={false} focusable="false" {...naming} />
  )
}
