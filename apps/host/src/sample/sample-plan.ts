import type { AdminHost } from '@delebil/admin-components'
import type { AdminApi, PlanBar, PlanCar, PlanFixture, PlanMove, PlanMoved, PlanSettled } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'

export const sampleNow = new Date('2026-11-23T09:20:00+01:00')
const at = (day: number, hour: number) => formatInstant(new Date(Date.UTC(2026, 10, 23 + day, hour - 1)))

const car = (id: number, location: string, more: Partial<PlanCar> = {}): PlanCar => ({
  id,
  carNumber: 100 + id,
  licensePlate: `EL${10_000 + id}`,
  model: id % 2 ? 'Volkswagen ID.3' : 'Tesla Model Y',
  category: id % 2 ? 'small' : 'large',
  seats: 5,
  locationId: location.length,
  location,
  active: true,
  damages: 0,
  notices: [],
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
const bar = (
  id: number,
  carId: number,
  start: string,
  end: string | undefined,
  more: Partial<PlanBar> = {},
): PlanBar => ({
  kind: 'reservation',
  id,
  carId,
  start,
  version: 1,
  ...(end !== undefined && { end }),
  ...(names[id] !== undefined && { person: names[id], reservationNumber: 100_400 + id }),
  ...more,
})
const names: Readonly<Record<number, string>> = {
  1: 'Kari Nordmann',
  2: 'Ola Dunk',
  3: 'Nils Ås',
  4: 'Åse Økland',
  7: 'Per Bø',
  10: 'Hanne Hauge',
}
const bars = [
  bar(1, 1, at(0, 12), at(0, 20)),
  bar(2, 2, at(0, 14), at(1, 9), { membership: 'Firma AS' }),
  bar(3, 4, at(0, 6), at(0, 15), { isFixed: true, isOut: true }),
  bar(4, 5, at(1, 8), at(1, 18)),
  bar(5, 3, at(0, 7), at(1, 12), { kind: 'block', note: 'Verksted' }),
  bar(6, 5, at(0, 13), at(0, 17), { kind: 'hold', isFixed: true }),
  bar(10, 2, at(0, 5), at(0, 8), { isFixed: true, isOut: true }),
  bar(7, 6, at(1, 10), at(1, 16)),
  bar(8, 4, at(0, 20), undefined, { kind: 'assignment', locationId: 7, location: 'Bryggen' }),
  bar(9, 3, at(1, 14), at(1, 18), { kind: 'block', note: 'Vask' }),
]
const places = [
  { id: 7, name: 'Bryggen', carCount: 3 },
  { id: 14, name: 'Danmarks plass', carCount: 3 },
]
const answered = (value: unknown) => Promise.resolve({ ok: true, value, headers: new Headers() })

type Wanted = Pick<PlanMove, 'carId' | 'start' | 'end'>
const overlaps = (own: number | undefined, wanted: Wanted) =>
  bars.filter(
    ({ id, kind, carId, start, end }) =>
      id !== own &&
      kind !== 'assignment' &&
      carId === wanted.carId &&
      end !== undefined &&
      new Date(start) < new Date(wanted.end) &&
      new Date(wanted.start) < new Date(end),
  )
const conflictsOf = (own: number | undefined, wanted: Wanted) =>
  overlaps(own, wanted).map(({ id, kind, reservationNumber = null, person = null, start, end }) => ({
    reservationId: id,
    reservationNumber,
    person,
    start,
    end: end ?? start,
    kind: kind === 'assignment' ? ('block' as const) : kind,
  }))
const taken = {
  code: 'reservation.car-taken' as const,
  message: 'Bilen er dessverre opptatt i hele eller deler av perioden.',
}

/** A block over another is refused; an assignment affects whoever has booked its car. */
function settled({ key, kind, id = 99, remove, acceptAffected, ...fixture }: PlanFixture): PlanSettled {
  const wanted = { ...fixture, end: fixture.end ?? at(30, 0) }
  const conflicts = kind === 'block' && !remove ? conflictsOf(id, wanted) : []
  const affected = (kind === 'assignment' && !remove ? overlaps(undefined, wanted) : []).flatMap((one) =>
    one.kind === 'reservation' && one.end !== undefined
      ? [{ id: one.id, reservationNumber: 1, person: one.person ?? null, start: one.start, end: one.end }]
      : [],
  )
  const isAffected = affected.length > 0 && !acceptAffected
  const affects = {
    code: 'assignment.affects-reservations' as const,
    message: 'Noen har reservert bilen mens den skal stå et annet sted.',
  }
  const errors = [...(conflicts.length > 0 ? [taken] : []), ...(isAffected ? [affects] : [])]
  const ok = errors.length === 0
  return { key, ok, errors, conflicts, affected, now: ok && !remove ? { id, version: 2 } : null }
}

function rehearsed(move: PlanMove): PlanMoved {
  const conflicts = conflictsOf(move.reservationId, move)
  const ok = conflicts.length === 0
  return {
    reservationId: move.reservationId,
    ok,
    limits: [],
    conflicts,
    errors: ok ? [] : [taken],
    now: { version: 2, carId: move.carId, start: move.start, end: move.end },
    price: ok ? { beforeOre: 32_000, afterOre: 38_500 } : null,
    notified: ok ? [{ personId: 1, name: names[move.reservationId] ?? '', by: 'MAIL' }] : [],
  }
}

/** The server's answers, in memory. */
export function samplePlanApi(own: (name: string, input: unknown) => unknown = () => undefined): AdminApi {
  type Sent = { readonly body?: { readonly moves: PlanMove[]; readonly fixtures?: PlanFixture[] } }
  const call = (name: string, input: Sent) =>
    own(name, input) ??
    answered(
      name === 'fleet.plan'
        ? { cars, bars, cursor: null }
        : name === 'fleet.plan-places'
          ? { data: places }
          : {
              entity: {
                rehearsed: true,
                moves: (input.body?.moves ?? []).map(rehearsed),
                fixtures: (input.body?.fixtures ?? []).map(settled),
              },
              errors: [],
            },
    )
  return { call } as unknown as AdminApi
}

export const samplePlanHost = (more: Partial<AdminHost>): AdminHost =>
  ({
    api: samplePlanApi(),
    organizationId: 1,
    permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'],
    now: () => new Date(),
    online: true,
    query: new URLSearchParams(),
    setQuery: () => undefined,
    navigate: () => undefined,
    guard: () => null,
    download: () => Promise.resolve(undefined),
    ...more,
  }) as AdminHost
