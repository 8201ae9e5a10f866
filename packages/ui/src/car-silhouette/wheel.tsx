import { arch, dark, rim, spokes } from './car-silhouette.css.ts'

const groundY = 100
const spokeAngles = [0, 72, 144, 216, 288]

/** The dark arch in the body, the tyre on the ground, and a rim with five spokes. */
export function Wheel({ x, radius, sillY }: { x: number; radius: number; sillY: number }) {
  const y = groundY - radius
  const archRadius = radius + 3
  const reach = Math.sqrt(archRadius ** 2 - (sillY - y) ** 2)
  return (
    <g>
      <path className={arch} d={`M${x - reach} ${sillY}A${archRadius} ${archRadius} 0 0 1 ${x + reach} ${sillY}Z`} />
      <circle className={dark} cx={x} cy={y} r={radius} />
      <circle className={rim} cx={x} cy={y} r={radius * 0.62} />
      <g className={spokes} transform={`translate(${x} ${y})`}>
        {spokeAngles.map((angle) => (
          <path key={angle} d={`M0 ${radius * 0.18}V${radius * 0.6}`} transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle className={dark} cx={x} cy={y} r={radius * 0.13} />
    </g>
  )
}
