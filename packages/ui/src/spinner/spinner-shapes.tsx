import { bigGear, dots, ring, smallGear } from './spinner.css.ts'

const gearPath = (teeth: number, outer: number, inner: number, hole: number) => {
  const step = Math.PI / teeth
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * 2 * step
    return [
      at(inner, angle - step * 0.62),
      at(outer, angle - step * 0.36),
      at(outer, angle + step * 0.36),
      at(inner, angle + step * 0.62),
    ].join('L')
  })
  return `M${points.join('L')}ZM${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`
}

const bigGearPath = gearPath(9, 15, 11.4, 5)
const smallGearPath = gearPath(7, 10.4, 7.6, 3.2)

export function GearShape() {
  return (
    <>
      <g transform="translate(18 28)">
        <path className={bigGear} d={bigGearPath} fill="currentColor" />
      </g>
      <g transform="translate(36.6 14.4)">
        <path className={smallGear} d={smallGearPath} fill="currentColor" opacity="0.7" />
      </g>
    </>
  )
}

export function DotShape() {
  return (
    <g fill="currentColor">
      <circle className={dots.first} cx="8" cy="24" r="5" />
      <circle className={dots.second} cx="24" cy="24" r="5" />
      <circle className={dots.third} cx="40" cy="24" r="5" />
    </g>
  )
}

export function RingShape() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
      <circle cx="24" cy="24" r="19" opacity="0.2" />
      <path className={ring} pathLength="100" d="M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38" strokeDasharray="28 100" />
    </g>
  )
}
