import type { LucideIcon } from 'lucide-react'
import { inUnit } from '../theme/in-unit.ts'
import { icon } from './icon.css.ts'

export interface IconProps {
  /** A named import from lucide-react, so that only the icons in use are bundled. */
  of: LucideIcon
  /** Left out, as large as its surroundings have them: 20 px, 16 where they stand close. */
  sizePx?: number
  /** A text for those who do not see it. Without it the icon is decoration. */
  label?: string
}

/** One icon, in the colour of the text around it. */
export function Icon({ of: Shape, sizePx, label }: IconProps) {
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <Shape
      className={icon}
      {...(sizePx !== undefined && { style: { width: inUnit(sizePx), height: inUnit(sizePx) } })}
      strokeWidth={2}
      absoluteStrokeWidth={false}
      focusable="false"
      {...naming}
    />
  )
}
