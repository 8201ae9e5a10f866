import { SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { MODELS_PAGE_SIZE } from '@delebil/validation/constants'
import { choice, choices, number, ref, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet, restorable } from './rights.ts'

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

export const models = adminResource({
  key: 'models',
  page: 'fleet-management/models',
  noun: ['bilmodell', 'bilmodeller'],
  ...fleet,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    category: choice('Kategori', carCategories, { write: true, filter: true }),
    bodyType: choice('Karosseri', bodyTypes, { write: true, filter: true }),
    seats: number('Seter', { write: true, filter: true }, SEATS_MIN, SEATS_MAX),
    rangeKilometers: number('Rekkevidde (km)', { write: true, optional: true }, 0, 5000),
    tankLitres: number('Tank (liter)', { write: true, optional: true }, 1, 500),
    batteryKwh: number('Batteri (kWh)', { write: true, optional: true }, 1, 500),
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
