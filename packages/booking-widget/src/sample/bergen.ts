import type { Car, CarHit, CarPrice, Location, Membership, Organization, Price, Reservation } from '@delebil/core-api'
import { type PriceUnit, type ProductKey, standardPolicy } from '@delebil/validation'

/** The moment that the stories are told at: a Saturday morning in November. */
export const sampleNow = new Date('2026-11-21T10:10:00+01:00')

export const organization: Organization = {
  id: 1,
  key: 'byfjord',
  name: 'Byfjord bildeling',
  logoSvg: null,
  supportUrl: null,
  supportPhone: '+47 55 00 00 00',
  supportEmail: 'hjelp@byfjord.example',
  nightWatchPhone: '+47 55 00 00 24',
  accountingSystem: null,
}

type Spot = readonly [id: number, name: string, latitude: number, longitude: number, parking: string]
const spots: readonly Spot[] = [
  [1, 'Nygårdsgaten', 60.3853, 5.3332, 'I bakgården, plass 4 og 5. Porten åpnes med app.'],
  [2, 'Møhlenpris', 60.3839, 5.3225, 'Langs gaten ved idrettsplassen.'],
  [3, 'Nordnes', 60.3975, 5.3102, 'Øverst på parkeringsplassen ved parken.'],
  [4, 'Sandviken', 60.4057, 5.3248, 'Merket plass bak butikken.'],
  [5, 'Danmarks plass', 60.3755, 5.3373, 'Parkeringshuset, plan 2, plass 210–214.'],
  [6, 'Skansen', 60.3974, 5.3318, 'Ved brannstasjonen.'],
]

export const locations: readonly Location[] = spots.map(([id, name, latitude, longitude, parkingDescription]) => ({
  id,
  organizationId: 1,
  name,
  geojson: { type: 'Point', coordinates: [longitude, latitude] },
  parkingDescription,
  carCount: 2 + (id % 3),
}))

type Row = readonly [
  id: number,
  model: string,
  bodyType: string,
  color: string,
  seats: number,
  fuel: string,
  spotId: number,
  hourlyRate: number,
  availability: number,
  distance: number,
]
const rows: readonly Row[] = [
  [11, 'Toyota Yaris', 'hatchback', 'red', 5, 'HYBRID', 1, 4200, 100, 180],
  [12, 'Volkswagen ID.3', 'hatchback', 'blue', 5, 'ELECTRIC', 1, 5200, 100, 180],
  [13, 'Skoda Octavia', 'estate', 'silver', 5, 'GASOLINE', 2, 5400, 60, 620],
  [14, 'Toyota Proace City', 'van', 'white', 2, 'DIESEL', 2, 6900, 0, 620],
  [15, 'Kia Niro', 'suv', 'green', 5, 'ELECTRIC', 6, 5900, 100, 940],
  [16, 'Volkswagen Caddy', 'minibus', 'grey', 7, 'DIESEL', 3, 6400, 100, 1430],
  [17, 'Renault Zoe', 'city', 'white', 5, 'ELECTRIC', 5, 4500, 45, 1890],
  [18, 'Volvo V60', 'estate', 'black', 5, 'HYBRID', 4, 6600, 100, 2300],
]

export const fuelNames: Readonly<Record<string, string>> = {
  ELECTRIC: 'Elektrisk',
  HYBRID: 'Hybrid',
  GASOLINE: 'Bensin',
  DIESEL: 'Diesel',
}

/** When the partly free cars of the samples are free. */
export const freeStretch = { start: '2026-11-21T15:00:00+01:00', end: '2026-11-21T21:00:00+01:00' }

function hit([id, model, bodyType, color, seats, fuel, spotId, hourlyRate, maxAvailability, distance]: Row): CarHit {
  const spot = spots.find(([at]) => at === spotId) ?? spots[0]
  const [, locationName = '', latitude = 0, longitude = 0] = spot ?? []
  return {
    id,
    organizationId: 1,
    carNumber: String(200 + id),
    licensePlate: `EK ${10_000 + id * 37}`,
    model,
    iconUrl: '',
    bodyType,
    color,
    seats,
    properties: [
      { groupKey: 'FUEL_TYPE', key: fuel, name: fuelNames[fuel] ?? fuel },
      { groupKey: 'TRANSMISSION', key: id % 2 ? 'AUTOMATIC' : 'MANUAL', name: id % 2 ? 'Automatgir' : 'Manuelt gir' },
      ...(id % 3 === 0 ? [{ groupKey: null, key: 'TOW_BAR', name: 'Hengerfeste' }] : []),
    ],
    location: { type: 'Point', coordinates: [longitude, latitude] },
    locationId: spotId,
    locationName,
    hourlyRate,
    maxAvailability,
    distance,
    availablePeriod:
      maxAvailability === 0
        ? null
        : maxAvailability === 100
          ? { start: '2026-11-21T13:30:00+01:00', end: '2026-11-21T23:30:00+01:00' }
          : freeStretch,
  }
}

export const carHits: readonly CarHit[] = rows.map(hit)

/** A car's own page. */
export function sampleCar(id: number): Car | undefined {
  const found = carHits.find((car) => car.id === id)
  if (!found) return undefined
  const { maxAvailability: _, availablePeriod: __, distance: ___, ...car } = found
  return {
    ...car,
    about: 'Lett å parkere og god plass til handleposer. Barnesete ligger i bagasjerommet.',
    category: 'Småbil',
    parkingDescription: spots.find(([at]) => at === car.locationId)?.[4] ?? null,
    fuelInstructions: car.properties.some(({ key }) => key === 'ELECTRIC')
      ? 'Sett bilen på lading når du leverer den.'
      : 'Lever bilen med minst en kvart tank.',
  }
}

/** A price in the shape of the server's own. */
export function samplePrice(hourOre: number, hours: number, kilometers: number, superDamageWaiver: boolean): Price {
  const line = (product: ProductKey, description: string, quantity: number, unit: PriceUnit, unitPriceOre: number) => ({
    product,
    description,
    quantity,
    unit,
    unitPriceOre,
    totalOre: Math.round(quantity * unitPriceOre),
    vatCode: '3',
  })
  const lines = [
    line('startFee', 'Startpris', 1, 'stk', 3900),
    line('hours', 'Leietid', Math.min(hours, 10), 'time', hourOre),
    ...(kilometers > 0 ? [line('kilometers', 'Kilometer', kilometers, 'km', 390)] : []),
    ...(superDamageWaiver ? [line('superDamageWaiver', 'Redusert egenandel', Math.min(hours, 10), 'time', 900)] : []),
  ]
  const totalOre = lines.reduce((sum, item) => sum + item.totalOre, 0)
  return {
    currency: 'NOK',
    totalOre,
    vatOre: Math.round(totalOre / 5),
    lines,
    kilometerTiers: [{ fromKm: 0, orePerKm: 390 }],
  }
}

export function sampleCarPrice(id: number, hours: number, kilometers: number, superDamageWaiver: boolean): CarPrice {
  const hourOre = carHits.find((car) => car.id === id)?.hourlyRate ?? 5000
  return { id, ...samplePrice(hourOre, hours, kilometers, superDamageWaiver) }
}

const membershipFields = {
  type: 'PRIVATE',
  state: 'ACTIVE',
  canCreateReservation: true,
  organizationId: 1,
  externalIdCardVerificationRequired: false,
  externalIdCard: null,
  defaultLocation: JSON.stringify({ name: 'Nygårdsgaten', latitude: 60.3853, longitude: 5.3332 }),
  oidcId: null,
  discontinued: false,
} as const

export const privateMembership: Membership = {
  ...membershipFields,
  id: 31,
  name: 'Kari og Ola Nordmann',
  isOwner: true,
  default: true,
  memberCount: 2,
}
export const companyMembership: Membership = {
  ...membershipFields,
  id: 32,
  name: 'Fjord Arkitekter AS',
  type: 'COMPANY',
  isOwner: false,
  default: false,
  memberCount: 14,
}

const price = samplePrice(4200, 5, 30, true)

/** A reservation for the same afternoon; change what a story is about. */
export function sampleReservation(more: Partial<Reservation> = {}): Reservation {
  return {
    id: 501,
    reservationNumber: '104501',
    membershipId: 31,
    membership: { id: 31, name: privateMembership.name },
    organizationId: 1,
    personId: 9,
    carId: 11,
    car: {
      id: 11,
      carNumber: '211',
      bodyType: 'hatchback',
      color: 'red',
      access: ['TELEMATICS', 'DIAL'],
      fuel: 'HYBRID',
    },
    licensePlate: 'EK 10407',
    model: 'Toyota Yaris',
    modelId: 3,
    location: {
      id: 1,
      name: 'Nygårdsgaten',
      distance: null,
      geojson: { type: 'Point', coordinates: [5.3332, 60.3853] },
      parkingDescription: 'I bakgården, plass 4 og 5.',
    },
    start: '2026-11-21T12:20:00+01:00',
    end: '2026-11-21T17:20:00+01:00',
    effectiveEnd: '2026-11-21T17:20:00+01:00',
    started: null,
    ended: null,
    created: '2026-11-18T09:00:00+01:00',
    state: 'FUTURE',
    maxAvailability: 100,
    hourlyRate: 4200,
    superDamageWaiver: true,
    kilometers: 30,
    kilometersMissing: false,
    odometer: { start: null, end: null },
    userNote: null,
    carWasDamaged: null,
    needsReview: false,
    drivers: [{ id: 9, name: 'Kari Nordmann' }],
    price,
    policy: standardPolicy,
    license: { state: 'VERIFIED', validUntil: null },
    ...more,
  }
}

/** The trip is under way. */
export const ongoingReservation = sampleReservation({
  id: 502,
  reservationNumber: '104502',
  state: 'ONGOING',
  start: '2026-11-21T09:00:00+01:00',
  end: '2026-11-21T11:10:00+01:00',
  effectiveEnd: '2026-11-21T11:10:00+01:00',
  started: '2026-11-21T09:02:00+01:00',
  model: 'Volkswagen ID.3',
  carId: 12,
  car: { id: 12, carNumber: '212', bodyType: 'hatchback', color: 'blue', access: ['TELEMATICS'], fuel: 'ELECTRIC' },
  userNote: 'Barnesetet ligger i bagasjerommet.',
})
/** The start passed five minutes ago, and nobody has opened the car. */
export const unopenedReservation = sampleReservation({ start: '2026-11-21T10:05:00+01:00', state: 'ONGOING' })
