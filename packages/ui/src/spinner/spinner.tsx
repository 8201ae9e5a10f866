import { texts } from '../texts.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { column, inherit, inText, shape, wrapper } from './spinner.css.ts'
import { DotShape, GearShape, RingShape } from './spinner-shapes.tsx'

export interface SpinnerProps {
  /** `gears` for a whole page, `dots` for a part of it, `spinner` inside a control. */
  variant?: 'gears' | 'dots' | 'spinner'
  sizePx?: number
  label?: string
  /** Shows the label under the shape; else only a screen reader gets it. */
  isLabelVisible?: boolean
  /** Takes the colour of the text around it instead of green. */
  hasTextColor?: boolean
}

const shapes = { gears: GearShape, dots: DotShape, spinner: RingShape }

/** Says that something is under way where the layout to come is not known (else use Skeleton). */
export function Spinner({
  variant = 'spinner',
  sizePx = 32,
  label = texts.loading,
  isLabelVisible = false,
  hasTextColor = false,
}: SpinnerProps) {
  const Shape = shapes[variant]
  const ground = hasTextColor ? inText : wrapper
  return (
    <span role="status" className={isLabelVisible ? `${ground} ${column}` : ground}>
      <svg
        className={hasTextColor ? inherit : shape}
        width={sizePx}
        height={sizePx}
        viewBox="0 0 48 48"
        aria-hidden="true"
        focusable="false"
      >
        <Shape />
      </svg>
      {isLabelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
