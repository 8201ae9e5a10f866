import { MockRefusal, type MockRequest, type Mocks, mockApi } from '@delebil/core-api/mocks'
import { standardPolicy } from '@delebil/validation'
import {
  carHits,
  freeStretch,
  locations,
  ongoingReservation,
  organization,
  sampleCar,
  sampleCarPrice,
  sampleReservation,
} from './bergen.ts'
import { expenseMocks } from './expense-mocks.ts'
import { historicReservations } from './historic-reservations.ts'
import { messageMocks } from './message-mocks.ts'
import { filterGroups } from './sample-filters.ts'
import { flexibleHits } from './sample-flexible.ts'
import { placeMocks } from './sample-places.ts'
import { type QuoteBody, sampleQuote } from './sample-quote.ts'
import { sampleRunningCost } from './sample-running-cost.ts'
import { sampleCarState, sampleSituations } from './sample-situations.ts'

/** A sample server that answers everything well; a story replaces what it is about. */
const well: Mocks = {
  ...messageMocks,
  ...expenseMocks,
  ...placeMocks,
  searchFlexible: ({ query }) => ({ data: flexibleHits(query), nearestMisses: [] }),
  searchCars: ({ query }) => ({ cars: foundCars(query) }),
  getFilters: () => ({ groups: filterGroups, minSeats: 1, maxSeats: 9 }),
  listLocations: () => ({ data: [...locations] }),
  getCar: ({ params }) => orUnknown(sampleCar(Number(params.id))),
  getPrice: ({ body }) => {
    const { cars, parts = [], kilometers = 0, superDamageWaiver = true, ...whole } = body as PriceBody
    const hours = (id: number) => {
      const { start, end } = parts.find((part) => part.id === id) ?? whole
      return (Date.parse(end) - Date.parse(start)) / 3_600_000
    }
    return { cars: cars.map((id) => sampleCarPrice(id, hours(id), kilometers, superDamageWaiver)) }
  },
  getReservedDays: ({ params }) => ({
    carId: Number(params.id),
    reservedDays: ['2026-11-24', '2026-11-25', '2026-12-05', '2026-12-24', '2026-12-25', '2027-01-02'],
  }),
  getCarAvailability: ({ params, query }) =>
    availability(Number(params.id), query.get('start') ?? '', query.get('end') ?? ''),
  getTerms: () => ({
    organizationId: 1,
    organizationName: organization.name,
    version: null,
    text: null,
    tariffs: [],
    upcoming: [],
    policy: standardPolicy,
  }),
  getReadiness: () => ({ booking: null, driving: null, license: { state: 'VERIFIED', validUntil: null } }),
  checkConcurrentReservationLimit: () => ({ entity: false, errors: [] }),
  createReservation: ({ body }) => ({ entity: sampleReservation(body as { carId: number }), errors: [] }),
  listActiveReservations: () => ({ data: [ongoingReservation, sampleReservation()] }),
  listHistoricReservations: ({ query }) => {
    const page = Number(query.get('page') ?? 0)
    return { data: historicReservations.slice(page * 20, page * 20 + 20), totalElements: historicReservations.length }
  },
  listEntityMessages: () => ({ data: [] }),
  dismissEntityMessage: () => undefined,
  listShares: () => ({ data: [] }),
  listWaitlistEntries: () => ({ data: [] }),
  getReservation: (request) => oneReservation(request),
  getExtensibility: () => ({ isExtensible: true, latestEnd: '2026-11-21T14:10:00+01:00' }),
  extendReservation: (request) =>
    changed(request, (was) => ({ end: new Date(Date.parse(was.end) + 30 * 60_000).toISOString() })),
  startReservationNow: (request) =>
    changed(request, () => ({ state: 'ONGOING', started: '2026-11-21T10:10:00+01:00' })),
  updateReservationNote: (request) =>
    changed(request, () => ({ userNote: (request.body as { userNote: string }).userNote })),
  endReservation: (request) => changed(request, () => ({ state: 'PAST', ended: '2026-11-21T10:10:00+01:00' })),
  cancelReservation: (request) => changed(request, () => ({ state: 'CANCELED' })),
  dialToOpen: (request) => changed(request, () => ({})),
  reportOdometer: (request) => changed(request, () => ({ kilometersMissing: false, kilometers: 42 })),
  lockCar: (request) => changed(request, () => ({})),
  getCarState: () => sampleCarState,
  quoteReservation: (request) => sampleQuote(oneReservation(request), request.body as QuoteBody),
  listSituations: ({ query }) => ({ data: sampleSituations(query.get('tags') ?? '') }),
  listSituationTags: () => ({ data: [{ key: 'CHARGING', name: 'Lading' }] }),
  listDrivers: () => ({ data: [{ id: 9, name: 'Kari Nordmann' }] }),
  updateDrivers: (request) =>
    changed(request, () => ({
      drivers: [
        { id: 9, name: 'Kari Nordmann' },
        { id: 10, name: 'Ola Nordmann' },
      ],
    })),
  listMembershipMembers: () => ({
    data: [
      { id: 9, name: 'Kari Nordmann', isOwner: true, default: true, canCreateReservation: true },
      { id: 10, name: 'Ola Nordmann', isOwner: false, default: false, canCreateReservation: true },
    ],
  }),
  getRunningCost: (request) => sampleRunningCost(oneReservation(request)),
  changeCar: (request) => {
    const hit = carHits.find(({ id }) => id === (request.body as { newCarId: number }).newCarId)
    return changed(request, () =>
      hit
        ? {
            carId: hit.id,
            model: hit.model,
            car: {
              id: hit.id,
              carNumber: hit.carNumber,
              bodyType: hit.bodyType,
              color: hit.color,
              access: ['TELEMATICS'],
              fuel: 'ELECTRIC',
            },
          }
        : {},
    )
  },
}

interface PriceBody {
  cars: number[]
  parts?: { id: number; start: string; end: string }[]
  start: string
  end: string
  kilometers?: number
  superDamageWaiver?: boolean
}
type Sample = ReturnType<typeof sampleReservation>

function orUnknown<T>(value: T | undefined): T {
  if (value === undefined) throw new MockRefusal('resource.unknown')
  return value
}

function oneReservation({ params }: MockRequest): Sample {
  const all = [ongoingReservation, sampleReservation(), ...historicReservations]
  return orUnknown(all.find(({ id }) => id === Number(params.id)))
}

function changed(request: MockRequest, change: (was: Sample) => Partial<Sample>) {
  const was = oneReservation(request)
  return { entity: { ...was, ...change(was) }, errors: [] }
}

function foundCars(query: URLSearchParams) {
  const minimum = Number(query.get('minimumAvailabilityPercent') ?? 0)
  const filters = JSON.parse(query.get('filters') ?? '{}') as { minSeats?: number; groups?: { values: string[] }[] }
  const hasOne = (car: (typeof carHits)[number], values: string[]) =>
    values.some((key) => car.bodyType === key || car.properties.some((property) => property.key === key))
  return carHits.filter((car) => {
    const fits = (filters.groups ?? []).every(({ values }) => hasOne(car, values))
    return car.maxAvailability >= minimum && car.seats >= (filters.minSeats ?? 1) && fits
  })
}

function availability(carId: number, start: string, end: string) {
  const percent = carHits.find(({ id }) => id === carId)?.maxAvailability ?? 100
  const free = (from: string, to: string) => ({
    start: from,
    end: to,
    state: 'AVAILABLE' as const,
    availabilityPercent: 100,
  })
  const taken = (from: string, to: string) => ({
    start: from,
    end: to,
    state: 'RESERVED' as const,
    availabilityPercent: 0,
  })
  if (percent === 100)
    return {
      carId,
      isPeriodAvailable: true,
      isAvailable: true,
      periods: [free(start, end)],
      availablePeriods: [{ start, end }],
    }
  if (percent === 0)
    return { carId, isPeriodAvailable: false, isAvailable: false, periods: [taken(start, end)], availablePeriods: [] }
  const isInside = Date.parse(start) >= Date.parse(freeStretch.start) && Date.parse(end) <= Date.parse(freeStretch.end)
  if (isInside)
    return {
      carId,
      isPeriodAvailable: true,
      isAvailable: true,
      periods: [free(start, end)],
      availablePeriods: [{ start, end }],
    }
  const periods = [
    taken(start, freeStretch.start),
    free(freeStretch.start, freeStretch.end),
    taken(freeStretch.end, end),
  ]
  return { carId, isPeriodAvailable: false, isAvailable: true, periods, availablePeriods: [freeStretch] }
}

/** MSW handlers of the sample server, with some answers replaced. */
export function sampleHandlers(more: Mocks = {}): ReturnType<typeof mockApi> {
  return mockApi('', { ...well, ...more })
}

/** The sample server, but one call is refused. */
export function refuses(name: keyof Mocks, code: ConstructorParameters<typeof MockRefusal>[0], more: Mocks = {}) {
  return sampleHandlers({ ...more, [name]: () => Promise.reject(new MockRefusal(code)) })
}

/** Never answers: for what a person sees meanwhile. */
export function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}
