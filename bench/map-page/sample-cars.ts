import type { MapCar } from '@delebil/booking-widget/map'

/** The same cars each time: a dense town with a thinning edge around Bergen. */
export function sampleCars(count: number): MapCar[] {
  let seed = 7
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296
    return seed / 4294967296
  }
  const spreadDegrees = count > 1000 ? 0.6 : 0.06
  return Array.from({ length: count }, (_, index) => {
    const distance = random() ** 2 * spreadDegrees
    const angle = random() * 2 * Math.PI
    const availability = [0, 40, 100, 100][Math.floor(random() * 4)] ?? 0
    return {
      id: index + 1,
      longitude: 5.33 + 2 * distance * Math.cos(angle),
      latitude: 60.385 + distance * Math.sin(angle),
      availability,
      label: `Bil ${index + 1}`,
    }
  })
}
