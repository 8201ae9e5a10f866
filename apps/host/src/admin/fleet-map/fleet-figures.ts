import type { KeyFigure } from '@delebil/admin-components'
import type { CarMoment, FleetMap } from '@delebil/core-api/admin'
import { type StateNames, fleetMapTexts as texts } from './fleet-map-texts.ts'

const shown = ['FREE', 'OUT', 'BOOKED', 'LATE', 'BLOCKED'] as const satisfies readonly CarMoment[]

/** How many cars are what, at the moment that the map shows. */
export function fleetFigures({ cars }: Pick<FleetMap, 'cars'>, names: StateNames): readonly KeyFigure[] {
  return shown.map((state) => ({
    label: names[state],
    value: cars.filter((car) => car.state === state).length,
    ...(state === 'FREE' && { note: texts.ofCars(cars.length) }),
    ...(state === 'LATE' && { isWrong: true }),
  }))
}
