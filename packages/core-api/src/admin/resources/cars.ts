import { checkPhone, packLicensePlate } from '@delebil/validation'
import * as v from 'valibot'
import { choice, choices, longText, named, names, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { all, fleet } from './rights.ts'
import { acceptAffected, type CarAccessWay } from './words.ts'

/** The paints that a car is drawn in. */
export const carColors = {
  white: 'Hvit',
  silver: 'Sølv',
  grey: 'Grå',
  black: 'Svart',
  blue: 'Blå',
  lightBlue: 'Lyseblå',
  red: 'Rød',
  green: 'Grønn',
  yellow: 'Gul',
  orange: 'Oransje',
  brown: 'Brun',
  beige: 'Beige',
} as const
const accessWays = {
  DIAL: 'Ringe til bilen',
  TELEMATICS: 'Over nettet',
  BLUETOOTH: 'Bluetooth',
} as const satisfies Record<CarAccessWay, string>

// Kept as it is looked for: another way of writing it is no other plate.
const plate = v.pipe(v.string(), v.transform(packLicensePlate), v.minLength(1, 'field.required'))

export const cars = adminResource({
  key: 'cars',
  page: 'fleet-management/cars',
  noun: ['bil', 'biler'],
  ...fleet,
  fields: {
    carNumber: number('Bilnummer', { write: true, sort: true, filter: true, search: true }, 1, 999_999),
    licensePlate: text('Registreringsnummer', { write: true, sort: true, filter: true, search: 'code' }, 12, plate),
    modelId: ref('Modell', 'models', { write: true, filter: true, aside: true }),
    model: text('Bilmodell', { filter: true, search: true }),
    locationId: ref('Plass', 'locations', { write: true, filter: true, aside: true }),
    location: text('Lokasjon', { filter: true, listSearch: true }),
    seats: number('Seter', { write: true, filter: true }, 1, 9),
    color: choice('Farge', carColors, { write: true, filter: true }),
    tariffKey: named('Takst', 'cars.tariffs', { write: true, filter: true, aside: true }),
    tariff: text('Takstnavn', { optional: true }),
    /** 'GROUP_KEY:KEY' of the filters that members search by. */
    properties: names('Utstyr', 'cars.properties', { write: true, filter: true, aside: true }),
    access: choices('Åpning', accessWays, { write: true, aside: true }),
    dialToOpenPhone: text('Telefon i bilen', { write: true, optional: true, aside: true }, 17, rule(checkPhone)),
    fuelCard: text('Drivstoffkort', { write: true, optional: true, filter: true, search: 'code', aside: true }, 30),
    about: longText('Om bilen', { write: true, optional: true, aside: true }, 2000),
    fuelInstructions: longText('Drivstoff og lading', { write: true, optional: true, aside: true }, 2000),
    active: yesNo('I bruk', { write: true, filter: true }),
    acceptAffected,
  },
  title: ['carNumber', 'licensePlate'],
  note: ['model', 'location'],
  sort: 'carNumber',
  can: all,
  problems: {
    create: ['car.number-taken', 'car.plate-taken', 'car.fuel-card-taken'],
    change: ['car.number-taken', 'car.plate-taken', 'car.fuel-card-taken', 'car.future-reservations'],
    remove: ['car.in-use', 'popup.only-about-this'],
  },
})
