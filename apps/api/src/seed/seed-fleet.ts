import type { CarAccessWay } from '@delebil/validation'
import { addOsloDays } from '@delebil/validation/time'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { webMercator } from '../platform/db/web-mercator.ts'
import { carModels, type SeedModel } from './car-models.ts'
import { type Random, randomFrom } from './random.ts'
import type { SeedOrg } from './seed-orgs.ts'
import type { SeedPlace } from './seed-place.ts'
import { seedTariff, tariffNames } from './tariff-catalog.ts'
import { varyCars } from './vary-cars.ts'

const categories = ['small', 'medium', 'large', 'van'] as const

/** A car as the history of bookings needs it. `tariffIds`: of last year's prices and of today's. */
export type SeedCar = { id: number; category: SeedModel['category']; tariffIds: readonly [number, number] }

/** Today's prices began this many days ago. */
export const PRICES_CHANGED_DAYS_AGO = 180

const xyOf = (lat: number, lng: number) => {
  const { x, y } = webMercator(lat, lng)
  return `(${x.toFixed(2)},${y.toFixed(2)})`
}

const equipmentOf = (model: SeedModel, random: Random): string[] => {
  const often = model.bodyType === 'estate' || model.bodyType === 'suv' || model.bodyType === 'minibus'
  const chances: Record<string, number> = {
    TOW_BAR: often ? 0.5 : model.category === 'van' ? 0.6 : 0.03,
    ROOF_BOX: often ? 0.25 : 0.02,
    SKI_BOX: often ? 0.2 : 0.05,
    ROOF_RACK: often ? 0.4 : 0.1,
    BIKE_RACK: often ? 0.15 : 0.03,
    CHILD_SEAT: model.seats >= 4 ? 0.3 : 0,
    DOG_CAGE: model.bodyType === 'estate' ? 0.35 : often ? 0.15 : 0,
  }
  return Object.entries(chances).flatMap(([key, probability]) =>
    random.chance(probability) ? [`EQUIPMENT:${key}`] : [],
  )
}

const propertiesOf = (model: SeedModel, random: Random): string[] => [
  `FUEL_TYPE:${model.fuel}`,
  `TRANSMISSION:${model.transmission}`,
  `DRIVETRAIN:${model.drivetrain}`,
  `CATEGORY:${model.category.toUpperCase()}`,
  ...equipmentOf(model, random),
]

const fuelInstructions: Record<SeedModel['fuel'], string> = {
  ELECTRIC: 'Sett bilen til lading når du leverer den. Ladebrikken henger på nøkkelringen.',
  HYBRID: 'Fyll bensin når tanken er under en kvart. Drivstoffkortet ligger i hanskerommet.',
  GASOLINE: 'Fyll bensin når tanken er under en kvart. Drivstoffkortet ligger i hanskerommet.',
  DIESEL: 'Fyll diesel når tanken er under en kvart. Drivstoffkortet ligger i hanskerommet.',
}

const seedTariffs = async (tx: Queryable, org: SeedOrg, today: Date): Promise<void> => {
  const periods = [
    { raise: 0.93, validFrom: addOsloDays(today, -1500) },
    { raise: 1, validFrom: addOsloDays(today, -PRICES_CHANGED_DAYS_AGO) },
  ]
  const rows = periods.flatMap(({ raise, validFrom }, period) =>
    categories.map((key, index) => {
      const tariff = seedTariff(key, raise * org.priceLevel)
      return {
        organization_id: org.id,
        id: org.id * 100 + period * 10 + index,
        key,
        name: tariffNames[key],
        valid_from: validFrom,
        start_fee_ore: tariff.startFeeOre,
        hour_ore: tariff.hourOre,
        day_cap_hours: tariff.dayCapHours,
        kilometer_tiers: tariff.kilometerTiers,
        super_damage_waiver_hour_ore: tariff.superDamageWaiverHourOre,
        super_damage_waiver_day_cap_hours: tariff.superDamageWaiverDayCapHours,
        vat_code: tariff.vatCode,
        vat_percent: tariff.vatPercent,
      }
    }),
  )
  await insertRows(tx, 'tariff', rows)
}

const seedModels = async (tx: Queryable, org: SeedOrg): Promise<void> => {
  const rows = carModels.map((model, index) => ({
    organization_id: org.id,
    id: org.id * 100 + index,
    name: model.name,
    category: model.category,
    body_type: model.bodyType,
    seats: model.seats,
    range_kilometers: model.rangeKilometers ?? null,
  }))
  await insertRows(tx, 'car_model', rows)
}

/** Writes places down; their ids go on from `firstId`. */
export const seedPlaces = async (
  tx: Queryable,
  org: SeedOrg,
  places: readonly SeedPlace[],
  firstId: number,
): Promise<void> => {
  const rows = places.map(([name, lat, lng, parkingDescription], index) => ({
    organization_id: org.id,
    id: firstId + index,
    name,
    lat,
    lng,
    xy: xyOf(lat, lng),
    parking_description: parkingDescription,
  }))
  await insertRows(tx, 'location', rows)
}

// Old boxes can only be called; the newest have Bluetooth too. The first car has all there is.
const accessOf = (index: number): CarAccessWay[] => {
  if (index % 8 === 5) return ['DIAL']
  return index % 3 === 0 ? ['TELEMATICS', 'DIAL', 'BLUETOOTH'] : ['TELEMATICS', 'DIAL']
}

/** Which cars to make: the club's `from`th on, on these places, with ids that go on from `firstId`. */
export type CarsToMake = {
  readonly from: number
  readonly count: number
  readonly firstId: number
  readonly places: readonly SeedPlace[]
  readonly firstPlaceId: number
}

/** Makes up cars of the club; each place has one before any has two. */
export const seedCars = async (
  tx: Queryable,
  org: SeedOrg,
  random: Random,
  { from, count, firstId, places, firstPlaceId }: CarsToMake,
): Promise<SeedCar[]> => {
  const cars: SeedCar[] = []
  const draw = varyCars(random)
  const rows = Array.from({ length: count }, (_, made) => {
    const index = from + made
    const place = made < places.length ? made : random.between(0, places.length - 1)
    const [, placeLat, placeLng] = places[place] as SeedPlace
    const lat = Number((placeLat + (random.next() - 0.5) * 0.0006).toFixed(5))
    const lng = Number((placeLng + (random.next() - 0.5) * 0.0012).toFixed(5))
    // The first car is an ordinary one, so that the demo member's reservations look ordinary.
    const certain = index === 0 ? carModels.find(({ name }) => name === 'Volkswagen ID.3') : undefined
    const { model, color } = draw(placeLat, placeLng, certain)
    const prefix = random.pick(model.fuel === 'ELECTRIC' ? org.plates.electric : org.plates.other)
    const id = firstId + made
    const tariffOffset = org.id * 100 + categories.indexOf(model.category)
    cars.push({ id, category: model.category, tariffIds: [tariffOffset, tariffOffset + 10] })
    return {
      organization_id: org.id,
      id,
      car_number: 100 + index,
      license_plate: `${prefix}${10_000 + ((index * 7919 + org.id * 1237) % 90_000)}`,
      model_id: org.id * 100 + carModels.indexOf(model),
      location_id: firstPlaceId + place,
      lat,
      lng,
      xy: xyOf(lat, lng),
      seats: model.seats,
      properties: propertiesOf(model, random),
      tariff_key: model.category,
      color,
      about: model.rangeKilometers ? `Rekkevidde inntil ${model.rangeKilometers} km om sommeren.` : null,
      fuel_instructions: fuelInstructions[model.fuel],
      dial_to_open_phone: `+4758${String(1_000_000_000 + id).slice(0, 10)}`,
      access: accessOf(index),
    }
  })
  await insertRows(tx, 'car', rows)
  return cars
}

/** The club's tariffs, models, places and cars. Its cars' ids go on from `firstCarId`. */
export const seedFleet = async (tx: Queryable, org: SeedOrg, today: Date, firstCarId: number): Promise<SeedCar[]> => {
  const places = { places: org.places, firstPlaceId: org.id * 1000 }
  await seedTariffs(tx, org, today)
  await seedModels(tx, org)
  await seedPlaces(tx, org, places.places, places.firstPlaceId)
  return await seedCars(tx, org, randomFrom(org.id), { from: 0, count: org.cars, firstId: firstCarId, ...places })
}
