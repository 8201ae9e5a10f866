import { checkPhone, packLicensePlate, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { MODELS_PAGE_SIZE } from '@delebil/validation/constants'
import * as v from 'valibot'
import { choice, choices, longText, moment, named, names, number, ref, refs, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { acceptAffected, type CarAccessWay, messageTexts } from './words.ts'

const fleet = { read: ['FLEET_MANAGEMENT_READ'], write: ['FLEET_MANAGEMENT_WRITE'] } as const
const all = { create: true, change: true, remove: true } as const
const restorable = { ...all, restore: true } as const

const bodyTypes = {
  city: 'Småbil',
  hatchback: 'Kombi',
  estate: 'Stasjonsvogn',
  suv: 'SUV',
  van: 'Varebil',
  minibus: 'Minibuss',
  pickup: 'Pickup',
  cabriolet: 'Kabriolet',
} as const
/** Categories of cars, by what tariffs and lists call them. */
export const carCategories = { small: 'Liten', medium: 'Mellomstor', large: 'Stor', van: 'Varebil' } as const
/** Charging cables that a model can come with. */
export const chargerTypes = { TYPE2: 'Type 2', CCS: 'CCS', CHADEMO: 'CHAdeMO', SCHUKO: 'Schuko' } as const
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

export const models = adminResource({
  key: 'models',
  noun: ['bilmodell', 'bilmodeller'],
  ...fleet,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    category: choice('Kategori', carCategories, { write: true, filter: true }),
    bodyType: choice('Karosseri', bodyTypes, { write: true, filter: true }),
    seats: number('Seter', { write: true, filter: true }, SEATS_MIN, SEATS_MAX),
    rangeKilometers: number('Rekkevidde (km)', { write: true, optional: true }, 0, 5000),
    chargers: choices('Ladekabler', chargerTypes, { write: true, filter: true, aside: true }),
    carImageId: ref('Bilde', 'car-image', { write: true, optional: true, filter: true, aside: true }),
    carCount: number('Biler', {}),
  },
  title: ['name'],
  sort: 'name',
  maxSize: MODELS_PAGE_SIZE,
  can: restorable,
  problems: {
    create: ['model.name-taken'],
    change: ['model.name-taken'],
    remove: ['model.in-use', 'popup.only-about-this'],
  },
})

export const cars = adminResource({
  key: 'cars',
  noun: ['bil', 'biler'],
  ...fleet,
  fields: {
    carNumber: number('Bilnummer', { write: true, sort: true, filter: true, search: true }, 1, 999_999),
    licensePlate: text('Registreringsnummer', { write: true, sort: true, filter: true, search: 'code' }, 12, plate),
    modelId: ref('Modell', 'models', { write: true, filter: true, aside: true }),
    model: text('Bilmodell', { filter: true, search: true }),
    locationId: ref('Plass', 'locations', { write: true, filter: true, aside: true }),
    location: text('Lokasjon', { filter: true }),
    seats: number('Seter', { write: true, filter: true }, 1, 9),
    color: choice('Farge', carColors, { write: true, filter: true }),
    tariffKey: named('Takst', 'cars.tariffs', { write: true, filter: true, aside: true }),
    tariff: text('Takstnavn', { optional: true }),
    /** 'GROUP_KEY:KEY' of the filters that members search by. */
    properties: names('Utstyr', 'cars.properties', { write: true, filter: true, aside: true }),
    access: choices('Åpning', accessWays, { write: true, aside: true }),
    dialToOpenPhone: text('Telefon i bilen', { write: true, optional: true, aside: true }, 17, rule(checkPhone)),
    about: longText('Om bilen', { write: true, optional: true, aside: true }, 2000),
    fuelInstructions: longText('Drivstoff og lading', { write: true, optional: true, aside: true }, 2000),
    active: yesNo('I bruk', { write: true, filter: true }),
    acceptAffected,
  },
  title: ['carNumber', 'licensePlate'],
  sort: 'carNumber',
  can: all,
  problems: {
    create: ['car.number-taken', 'car.plate-taken'],
    change: ['car.number-taken', 'car.plate-taken', 'car.future-reservations'],
    remove: ['car.in-use', 'popup.only-about-this'],
  },
})

export const assignments = adminResource({
  key: 'assignments',
  noun: ['plassering', 'plasseringer'],
  ...fleet,
  fields: {
    carId: ref('Bil', 'cars', { write: 'create', filter: true, aside: true }),
    carNumber: number('Bilnummer', { filter: true, search: true }),
    licensePlate: text('Registreringsnummer', { filter: true, search: 'code' }),
    locationId: ref('Plass', 'locations', { write: true, filter: true, aside: true }),
    location: text('Lokasjon', { filter: true }),
    start: moment('Fra', { write: true, sort: true, filter: true }),
    end: moment('Til', { write: true, optional: true, filter: true }),
    note: longText('Notat', { write: true, optional: true, aside: true }, 500),
    acceptAffected,
  },
  title: ['carNumber', 'location'],
  sort: '-start',
  can: all,
  problems: {
    create: ['assignment.overlaps', 'assignment.hurts-reservations'],
    change: ['assignment.overlaps', 'assignment.hurts-reservations'],
  },
})

export const entityMessages = adminResource({
  key: 'entity-messages',
  noun: ['popupmelding', 'popupmeldinger'],
  ...fleet,
  fields: {
    title: text('Tittel', { write: true, sort: true, filter: true, search: true }, 80),
    body: longText('Tekst', { write: true, aside: true }, 2000),
    triggers: choices('Vises', messageTexts.triggers, { write: true, filter: true }),
    repeat: choice('Gjentas', messageTexts.repeat, { write: true, filter: true }),
    isActive: yesNo('Aktiv', { write: true, filter: true }),
    validFrom: moment('Fra', { write: true, sort: true, filter: true }),
    validTo: moment('Til', { write: true, optional: true, filter: true }),
    /** Without any of the three it is about every car. */
    locationIds: refs('Lokasjoner', 'locations', { write: true, filter: true, aside: true }),
    modelIds: refs('Bilmodeller', 'models', { write: true, filter: true, aside: true }),
    carIds: refs('Biler', 'cars', { write: true, filter: true, aside: true }),
  },
  title: ['title'],
  sort: '-validFrom',
  can: restorable,
})
