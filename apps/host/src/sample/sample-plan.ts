import type { AdminHost } from '@delebil/admin-components'
import type { AdminApi, PlanBar, PlanCar, PlanMove, PlanMoved } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation'

export const sampleNow = new Date('2026-11-23T09:20:00+01:00')
const at = (day: number, hour: number) => formatInstant(new Date(Date.UTC(2026, 10, 23 + day, hour - 1)))

const car = (id: number, location: string, more: Partial<PlanCar> = {}): PlanCar => ({
  ...{ id, carNumber: 100 + id, licensePlate: `EL${10_000 + id}`, model: id % 2 ? 'Volkswagen ID.3' : 'Tesla Model Y' },
  ...{ seats: 5, locationId: location.length, location, active: true, damages: 0, notices: [] },
  ...more,
})
const cars = [
  car(1, 'Bryggen'),
  car(2, 'Bryggen', { damages: 2 }),
  car(3, 'Bryggen'),
  car(4, 'Danmarks plass', { notices: ['Husk å vaske'] }),
  car(5, 'Danmarks plass'),
  car(6, 'Danmarks plass', { active: false }),
]
const bar = (id: number, carId: number, from: string, to: string | null, more: Partial<PlanBar> = {}): PlanBar => ({
  ...{
    kind: 'reservation',
    id,
    carId,
    start: from,
    end: to,
    version: 1,
    isFixed: false,
    reservationNumber: 100_400 + id,
  },
  ...{ person: names[id] ?? null, membership: null, note: null },
  ...more,
})
const names: Readonly<Record<number, string>> = {
  1: 'Kari Nordmann',
  2: 'Ola Dunk',
  3: 'Nils Ås',
  4: 'Åse Økland',
  7: 'Per Bø',
}
const nobody = { person: null, reservationNumber: null, isFixed: true } as const
const bars = [
  bar(1, 1, at(0, 12), at(0, 20)),
  bar(2, 2, at(0, 14), at(1, 9), { membership: 'Firma AS' }),
  bar(3, 4, at(0, 6), at(0, 15), { isFixed: true }),
  bar(4, 5, at(1, 8), at(1, 18)),
  bar(5, 3, at(0, 7), at(1, 12), { kind: 'block', note: 'Verksted', ...nobody }),
  bar(6, 5, at(0, 13), at(0, 17), { kind: 'hold', ...nobody }),
  bar(7, 6, at(1, 10), at(1, 16)),
  bar(8, 4, at(0, 20), null, { kind: 'assignment', note: 'Bryggen', ...nobody }),
]
const answered = (value: unknown) => Promise.resolve({ ok: true, value, headers: new Headers() })

const overlaps = (move: PlanMove) =>
  bars.filter(
    ({ id, kind, carId, start, end }) =>
      id !== move.reservationId &&
      kind !== 'assignment' &&
      carId === move.carId &&
      end !== null &&
      new Date(start) < new Date(move.end) &&
      new Date(move.start) < new Date(end),
  )

function rehearsed(move: PlanMove): PlanMoved {
  const conflicts = overlaps(move).map(({ id, kind, reservationNumber, person, start, end }) => ({
    ...{ reservationId: id, reservationNumber, person, start, end: end ?? start },
    kind: kind === 'assignment' ? ('block' as const) : kind,
  }))
  const ok = conflicts.length === 0
  const message = 'Bilen er dessverre opptatt i hele eller deler av perioden.'
  return {
    ...{ reservationId: move.reservationId, ok, limits: [], conflicts },
    errors: ok ? [] : [{ code: 'reservation.car-taken', message }],
    now: { version: 2, carId: move.carId, start: move.start, end: move.end },
    price: ok ? { beforeOre: 32_000, afterOre: 38_500 } : null,
    told: ok ? [{ personId: 1, name: names[move.reservationId] ?? '', by: 'MAIL' }] : [],
  }
}

/** The server's answers, in memory. */
export function samplePlanApi(own: (name: string) => unknown = () => undefined): AdminApi {
  const call = (name: string, { body }: { body?: { moves: PlanMove[] } }) =>
    own(name) ??
    answered(
      name === 'fleet.plan'
        ? {
            places: [
              { id: 7, name: 'Bryggen', carCount: 3 },
              { id: 14, name: 'Danmarks plass', carCount: 3 },
            ],
            cars,
            bars,
            cursor: null,
          }
        : { entity: { rehearsed: true, moves: (body?.moves ?? []).map(rehearsed) }, errors: [] },
    )
  return { call } as unknown as AdminApi
}

export const samplePlanHost = (more: Partial<AdminHost>): AdminHost =>
  ({
    api: samplePlanApi(),
    organizationId: 1,
    permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'FLEET_MANAGEMENT_READ'],
    online: true,
    query: new URLSearchParams(),
    setQuery: () => undefined,
    navigate: () => undefined,
    guard: () => null,
    download: () => Promise.resolve(undefined),
    ...more,
  }) as AdminHost
