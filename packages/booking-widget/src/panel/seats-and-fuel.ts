import type { Car } from '@delebil/core-api'
import { texts } from '../locale/texts.ts'

/** '5 seter · Elektrisk' */
export function seatsAndFuel({ seats, properties }: Pick<Car, 'seats' | 'properties'>): string {
  const fuel = properties.find(({ groupKey }) => groupKey === 'FUEL_TYPE')?.name
  return [texts.car.seats(seats), fuel].filter(Boolean).join(' · ')
}
