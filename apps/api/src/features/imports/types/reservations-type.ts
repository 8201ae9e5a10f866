import { termsOf } from '@delebil/validation'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { Refusal } from '../../../platform/refusal.ts'
import { findCarOf } from '../../fleet/stores/cars.ts'
import { readPolicy } from '../../organizations/stores/settings.ts'
import type { StoredTariff } from '../../price/stores/tariff-columns.ts'
import { lockUsableCar } from '../../reservations/lock-usable-car.ts'
import { book } from '../../reservations/operations/book.ts'
import { voidReservation } from '../../reservations/operations/void.ts'
import { periodProblem } from '../../reservations/refuse-period.ts'
import { actingIn, actOnTrip } from '../../reservations/staff/act-on-trip.ts'
import { changeNote } from '../../reservations/stores/reservation-updates.ts'
import { failed, isObstacle, type Obstacle } from '../cells/obstacle.ts'
import type { Effect, Importing, ReadRow } from './import-type.ts'
import { clockText, dayText } from './match/match-claims.ts'
import { readCarIds, readPersonIds, readTariffKeys, tariffKeyOf } from './records/named-store.ts'
import { digestOf } from './records/record-plan.ts'
import { numberAt, recordType, textAt, yesAt } from './records/record-type.ts'
import { same, type Upsert } from './records/upsert.ts'
import { reservationColumns } from './reservation-columns.ts'
import { findTaken, findTariffAt, listMembershipsOf, type Taken } from './reservations-store.ts'

const momentAt = ({ values }: ReadRow, key: string): Date | undefined => {
  const value = values[key]
  return value instanceof Date ? value : undefined
}

type Wanted = {
  readonly carId: number
  readonly personId: number
  readonly start: Date
  readonly end: Date
}

const takenText = ({ number, start, end }: Taken): string =>
  `Bilen er opptatt: reservasjon ${number} har den fra ${dayText(start)} ${clockText(start)} til ${dayText(end)} ${clockText(end)}.`

const isSame = (taken: Taken, { personId, start, end }: Wanted): boolean =>
  taken.personId === personId && Number(taken.start) === Number(start) && Number(taken.end) === Number(end)

// What a member may not do is not asked of what they did already somewhere else.
const limitsPassed: readonly (ProblemCode | undefined)[] = [undefined, 'period.too-far-ahead', 'period.too-long']

const findMembership = async (
  { tx, organizationId }: Importing,
  row: ReadRow,
  personId: number,
): Promise<number | Obstacle> => {
  const all = await listMembershipsOf(tx, organizationId, personId)
  const name = textAt(row, 'membership')?.toLowerCase()
  const [first, ...others] = name === undefined ? all : all.filter((one) => one.name.toLowerCase() === name)
  const suggestions = all.map((one) => ({ label: `Bruk ${one.name}`, cells: { membership: one.name } }))
  if (first === undefined)
    return failed('unknown', 'Personen er ikke med i medlemskapet.', { field: 'membership', suggestions })
  if (others.length > 0)
    return failed('required', 'Personen er med i flere medlemskap. Hvilket skal betale?', {
      field: 'membership',
      suggestions,
    })
  if (first.state === 'ACTIVE') return first.id
  return failed('refused', problemText['membership.not-active'], { field: 'membership' })
}

const findTariff = async (
  { tx, organizationId, now }: Importing,
  row: ReadRow,
  carId: number,
): Promise<StoredTariff | Obstacle> => {
  const at = momentAt(row, 'booked') ?? now
  const name = textAt(row, 'tariff')
  const car = await findCarOf(tx, organizationId, carId, now)
  const key = name === undefined ? car?.tariff.key : tariffKeyOf(await readTariffKeys(tx, organizationId), name)
  const tariff = key === undefined ? undefined : await findTariffAt(tx, organizationId, key, at)
  if (tariff !== undefined) return tariff
  if (name === undefined)
    return failed('refused', 'Bilen er ikke i bruk, eller den mangler takst.', { field: 'carNumber' })
  return failed('unknown', `Klubben har ingen takst «${name}».`, { field: 'tariff' })
}

const refuseTaken = async ({ tx, organizationId }: Importing, wanted: Wanted): Promise<void> => {
  const taken = await findTaken(tx, organizationId, wanted)
  if (taken === undefined) return
  const code = 'reservation.car-taken'
  throw new Refusal(code, { errors: [{ code, message: takenText(taken), fieldName: 'start' }] })
}

const make = async (
  importing: Importing,
  row: ReadRow,
  wanted: Wanted,
  { membershipId, tariff }: { readonly membershipId: number; readonly tariff: StoredTariff },
): Promise<readonly Effect[]> => {
  const { organizationId, writing } = importing
  await refuseTaken(importing, wanted)
  const acting = actingIn(writing)
  const car = await lockUsableCar(acting, organizationId, wanted.carId)
  const booked = momentAt(row, 'booked')
  const { made } = await book(
    acting,
    { ...car, tariff },
    {
      ...wanted,
      ...termsOf(await readPolicy(acting.db, organizationId, acting.now)),
      membershipId,
      superDamageWaiver: yesAt(row, 'superDamageWaiver') ?? false,
      ...(booked && { booked }),
    },
  )
  const note = textAt(row, 'note')
  if (note !== undefined) await changeNote(acting.db, { organizationId, id: made.id }, note)
  return [{ kind: 'made:reservations', id: made.id }]
}

const planRow = async (
  importing: Importing,
  row: ReadRow,
  carId: number | undefined,
  personId: number | undefined,
): Promise<Upsert | Obstacle> => {
  const { tx, organizationId, now } = importing
  const start = momentAt(row, 'start') as Date
  const end = momentAt(row, 'end') as Date
  if (carId === undefined)
    return failed('unknown', `Klubben har ingen bil ${numberAt(row, 'carNumber')}.`, { field: 'carNumber' })
  if (personId === undefined)
    return failed('unknown', `Ingen i klubben har adressen ${textAt(row, 'email')}.`, { field: 'email' })
  const wanted = { carId, personId, start, end }
  const taken = await findTaken(tx, organizationId, wanted)
  if (taken !== undefined && isSame(taken, wanted)) return same
  const problem = periodProblem(wanted, true, now)
  if (problem !== undefined && !limitsPassed.includes(problem))
    return failed('refused', `${problemText[problem]}.`, {
      field: problem === 'period.start-in-past' ? 'start' : 'end',
    })
  if (Number(momentAt(row, 'booked') ?? now) > Number(now))
    return failed('future', 'Den er bestilt etter i dag.', { field: 'booked' })
  const membershipId = await findMembership(importing, row, personId)
  if (isObstacle(membershipId)) return membershipId
  const tariff = await findTariff(importing, row, carId)
  if (isObstacle(tariff)) return tariff
  return {
    digest: digestOf([row.values, carId, personId, membershipId, tariff]),
    note: `Ny reservasjon til ${tariff.name}`,
    make: (later) => make(later, row, wanted, { membershipId, tariff }),
  }
}

const reservations = recordType({
  key: 'reservations',
  effect:
    'Kommende reservasjoner legges inn slik de er avtalt, med prisen fra da de ble bestilt. Ingen får beskjed. Der bilen er opptatt, står det av hva.',
  access: ['RESERVATION_WRITE'],
  columns: reservationColumns,
  prepare: async (importing, rows) => {
    const { tx, organizationId } = importing
    const cars = await readCarIds(
      tx,
      organizationId,
      rows.flatMap((row) => numberAt(row, 'carNumber') ?? []),
    )
    const people = await readPersonIds(
      tx,
      organizationId,
      rows.flatMap((row) => textAt(row, 'email') ?? []),
    )
    return (row) =>
      planRow(
        importing,
        row,
        cars.get(numberAt(row, 'carNumber') ?? 0),
        people.get((textAt(row, 'email') ?? '').toLowerCase()),
      )
  },
})

/** Reservations that members have in the system that a club comes from. */
export const reservationsType: typeof reservations = {
  ...reservations,
  undo: async ({ writing }, effects) => {
    for (const { id } of effects) {
      await actOnTrip(writing, id, 'voided', {}, voidReservation).catch((error: unknown) => {
        throw error instanceof Refusal ? new Refusal('import.in-use') : error
      })
    }
  },
}
