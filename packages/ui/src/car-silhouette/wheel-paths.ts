import type { CarShape } from './car-shapes.ts'

const groundY = 87.5
const ARCH_GAP = 3.1
const CLADDING = 6.5

const round = (value: number) => Math.round(value * 10) / 10

/** Both wheels of a car in one path for each of what a wheel is made of, from the body inwards. */
export function wheelPaths({ wheels: [rearX, frontX, radius], sillY }: CarShape) {
  const y = groundY - radius
  const both = (draw: (x: number) => string) => draw(rearX) + draw(frontX)
  const arches = (r: number) => {
    const reach = round(Math.sqrt(r ** 2 - (sillY - y) ** 2))
    return both((x) => `M${x - reach} ${sillY}A${r} ${r} 0 0 1 ${x + reach} ${sillY}Z`)
  }
  const rings = (share: number) => {
    const r = round(radius * share)
    return both((x) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
  }
  return {
    cladding: arches(radius + CLADDING),
    arches: arches(radius + ARCH_GAP),
    tyres: rings(1),
    rims: rings(0.6),
    spokes: rings(0.43),
    hubs: rings(0.165),
    /** Eight spokes: as long a dash as the gap after it. */
    dash: (2 * Math.PI * round(radius * 0.43)) / 10,
  }
}
