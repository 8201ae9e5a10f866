import { useId } from 'react'
import { carPaints, carParts } from '../theme/colors.ts'
import { type CarShape, carShapes } from './car-shapes.ts'
import * as css from './car-silhouette.css.ts'
import { wheelPaths } from './wheel-paths.ts'

export interface CarSilhouetteProps {
  /** One that we have no drawing of becomes the commonest. */
  bodyType: string
  /** The name of a paint; one that we don't mix becomes silver. */
  color?: string
  /** Without it the picture is decoration. */
  label?: string
}

/** Our own drawing of a car from the side, until a club has put up a photograph. Fills the width it gets (176:96). */
export function CarSilhouette({ bodyType, color = 'silver', label }: CarSilhouetteProps) {
  const shape: CarShape = own(carShapes, bodyType) ?? carShapes.hatchback
  const wheel = wheelPaths(shape)
  const paint = own(carPaints, color) ?? carPaints.silver
  const glintId = `glint-${useId().replace(/\W/g, '')}`
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  const [rearX, frontX] = shape.wheels
  return (
    <span className={css.frame} {...naming}>
      <svg className={css.picture} viewBox="0 0 176 96" width="176" height="96" focusable="false" aria-hidden="true">
        <linearGradient
          id={glintId}
          gradientUnits="userSpaceOnUse"
          x1="30"
          y1="0"
          x2="93"
          y2="34"
          spreadMethod="repeat"
        >
          <stop stopColor="#fff" stopOpacity=".16" />
          <stop offset=".28" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".28" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <ellipse cx={(rearX + frontX) / 2 + 1} cy="88.5" rx={(frontX - rearX) / 2 + 35} ry="3" opacity=".13" />
        {shape.rails && <path className={css.rails} d={shape.rails} />}
        <path className={css.body} d={shape.body} fill={paint} />
        {shape.roof && <path d={shape.roof} fill="#fff" opacity=".35" />}
        <path d={shape.sill} {...(shape.isClad ? { fill: carParts.trim } : { opacity: 0.17 })} />
        {shape.isClad && <path d={wheel.cladding} fill={carParts.trim} />}
        <path d={shape.windows} fill={carParts.glass} />
        <path d={shape.windows} fill={`url(#${glintId})`} />
        <path className={css.gaps} d={shape.lines} />
        <path d={shape.headlight} fill={carParts.headlight} />
        <path d={shape.taillight} fill={carParts.taillight} />
        <path
          className={css.gaps}
          d={`M${shape.mirror.join(' ')}h6q3.5 0 3.5 3.5v3h-6.5q-3 0-3-3z`}
          style={{ fill: paint }}
        />
        <path d={wheel.arches} fill={carParts.line} />
        <path className={css.tyre} d={wheel.tyres} />
        <path d={wheel.rims} fill={carParts.rim} />
        <path d={wheel.spokes} fill="none" stroke={carParts.spokes} strokeWidth="2.4" strokeDasharray={wheel.dash} />
        <path d={wheel.hubs} fill={carParts.tyre} />
      </svg>
    </span>
  )
}

/** What stands in a table itself, not what every object inherits. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
