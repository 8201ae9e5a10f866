import { useId } from 'react'
import { type CarPaint, carPaints } from '../theme/colors.ts'
import { type CarBodyType, type CarShape, carShapes } from './car-shapes.ts'
import * as css from './car-silhouette.css.ts'
import { Wheel } from './wheel.tsx'

export interface CarSilhouetteProps {
  bodyType: CarBodyType
  color?: CarPaint
  /** Without it the picture is decoration. */
  label?: string
}

/** Our own drawing of a car from the side, until a club has put up a photograph. Fills the width it gets (240:104). */
export function CarSilhouette({ bodyType, color = 'silver', label }: CarSilhouetteProps) {
  const shape: CarShape = carShapes[bodyType]
  const gradientId = `paint-${useId().replace(/\W/g, '')}`
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  const [headX, headY] = shape.headlight
  const [tailX, tailY] = shape.taillight
  const [mirrorX, mirrorY] = shape.mirror
  return (
    <span className={css.frame} {...naming}>
      <svg className={css.picture} viewBox="0 0 240 104" width="240" height="104" focusable="false" aria-hidden="true">
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.5" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.26" />
        </linearGradient>
        <ellipse className={css.groundShadow} cx="120" cy="99.5" rx={(headX - tailX) / 2 + 14} ry="3.6" />
        {shape.rails && <path className={css.rails} d={shape.rails} />}
        <path d={shape.body} fill={carPaints[color]} />
        <path d={shape.body} fill={`url(#${gradientId})`} />
        {shape.trim && <path className={css.dark} d={shape.trim} />}
        <path className={css.outline} d={shape.body} />
        {shape.windows.map((window) => (
          <g key={window}>
            <path className={css.glass} d={window} />
            <path className={css.glint} d={window} />
          </g>
        ))}
        <path className={css.gaps} d={shape.lines} />
        <path className={css.handle} d={shape.handles} />
        <path
          className={css.headlight}
          d={`M${headX - 7} ${headY - 1.6}C${headX} ${headY - 0.8} ${headX + 6} ${headY + 1.6} ${headX + 7.6} ${headY + 5.2}C${headX + 1} ${headY + 5.4} ${headX - 6} ${headY + 3.6} ${headX - 7} ${headY - 1.6}Z`}
        />
        <rect className={css.taillight} x={tailX} y={tailY} width="4.4" height="10" rx="2" />
        <path
          d={`M${mirrorX - 4} ${mirrorY - 3.4}h5.4q3 0 3 3v2.4h-6.4q-3 0-3-3z`}
          fill={carPaints[color]}
          stroke="#000"
          strokeOpacity="0.35"
          strokeWidth="0.9"
        />
        {shape.wheels.map((x) => (
          <Wheel key={x} x={x} radius={shape.wheelRadius} sillY={shape.sillY} />
        ))}
      </svg>
    </span>
  )
}
