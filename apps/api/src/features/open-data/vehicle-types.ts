import { localized } from './gbfs.ts'
import type { PublishedCar } from './open-data-store.ts'

const propulsions = {
  'FUEL_TYPE:ELECTRIC': 'electric',
  'FUEL_TYPE:HYBRID': 'hybrid',
  'FUEL_TYPE:GASOLINE': 'combustion',
  'FUEL_TYPE:DIESEL': 'combustion_diesel',
} as const
type Propulsion = (typeof propulsions)[keyof typeof propulsions]

// The format demands a range of all that has a motor. Where the club has told none, these are what the smallest of their kind
// manage: too little rather than too much.
const leastRangeMetres: Record<Propulsion, number> = {
  electric: 100_000,
  hybrid: 500_000,
  combustion: 500_000,
  combustion_diesel: 500_000,
}

const gears = { 'TRANSMISSION:AUTOMATIC': 'automatic', 'TRANSMISSION:MANUAL': 'manual' } as const

const pick = <Value extends string>(names: Record<string, Value>, { properties }: PublishedCar): Value | undefined =>
  properties.map((property) => names[property]).find((value) => value !== undefined)

const propulsionOf = (car: PublishedCar): Propulsion => pick(propulsions, car) ?? 'combustion'

/** Cars of one type are alike in all that the type tells. */
export const vehicleTypeIdOf = (car: PublishedCar): string =>
  [car.modelId, propulsionOf(car), pick(gears, car) ?? 'gear', car.seats].join('-')

/** The plan of most of the cars; of equals the first by name. */
const usualPlan = (plans: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const plan of plans) counts.set(plan, (counts.get(plan) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

const typeOf = (typeId: string, cars: readonly PublishedCar[], car: PublishedCar) => {
  const propulsion = propulsionOf(car)
  const gear = pick(gears, car)
  const accessories = [...(gear ? [gear] : []), ...(car.bodyType === 'cabriolet' ? ['convertible'] : [])]
  const plans = cars.map(({ tariff }) => tariff.key)
  return {
    vehicle_type_id: typeId,
    form_factor: 'car',
    rider_capacity: car.seats,
    propulsion_type: propulsion,
    max_range_meters: car.rangeKilometers === null ? leastRangeMetres[propulsion] : car.rangeKilometers * 1000,
    name: localized(car.model),
    ...(accessories.length > 0 && { vehicle_accessories: accessories }),
    // Only this is known of every one of its kind.
    ...(propulsion === 'electric' && { g_CO2_km: 0 }),
    wheel_count: 4,
    return_constraint: 'roundtrip_station',
    default_pricing_plan_id: usualPlan(plans),
    pricing_plan_ids: [...new Set(plans)].sort(),
  }
}

/** `vehicle_types`: the kinds of cars that the club owns, whether one is free or not. */
export const vehicleTypes = (cars: readonly PublishedCar[]) => {
  const byType = Map.groupBy(cars, vehicleTypeIdOf)
  return {
    vehicle_types: [...byType].flatMap(([typeId, members]) =>
      members.slice(0, 1).map((car) => typeOf(typeId, members, car)),
    ),
  }
}
