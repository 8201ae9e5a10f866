import type { HandlerInput, ProblemItem } from '@delebil/core-api'
import type { AdminCalls, PlanMoved, PlanSettled } from '@delebil/core-api/admin'
import { type ProblemCode, problemText } from '@delebil/validation/text'
import { formatInstant } from '@delebil/validation/time'
import { doOrRehearse } from '../../platform/db/do-or-rehearse.ts'
import { savepoint } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminVerb } from '../admin-records/admin-verb.ts'
import type { Writing } from '../admin-records/rules.ts'
import { changeRecord } from '../admin-records/write-record.ts'
import { actingIn } from '../reservations/staff/act-on-trip.ts'
import { whyNot } from '../reservations/why-not.ts'
import { moveLimits } from './move-limits.ts'
import { notifyOfMoves } from './notify-of-moves.ts'
import { type Fixture, isMovedBlock, refuseOverlap, setFixture } from './set-fixture.ts'
import * as store from './stores/moves.ts'

type Move = HandlerInput<AdminCalls['fleet.move']>['body']['moves'][number]

const itemOf = (code: ProblemCode): ProblemItem => ({ code, message: problemText[code] })

const nowOf = ({ version, carId, start, end }: store.Movable): PlanMoved['now'] => ({
  version,
  carId,
  start: formatInstant(start),
  end: formatInstant(end),
})

const refused = (move: Move, codes: readonly ProblemCode[], more: Partial<PlanMoved> = {}): PlanMoved => ({
  reservationId: move.reservationId,
  ok: false,
  errors: codes.map(itemOf),
  limits: [],
  conflicts: [],
  now: null,
  price: null,
  notified: [],
  ...more,
})

const isSame = (before: store.Movable, { carId, start, end }: Move): boolean =>
  before.carId === carId && before.start.getTime() === start.getTime() && before.end.getTime() === end.getTime()

const inTheWay = async ({ call }: Writing, { reservationId, carId, start, end }: Move) => {
  const { organizationId } = call.office
  const found = await store.listInTheWay(call.db, { organizationId, carId }, { start, end }, reservationId)
  return found.map((trip) => ({ ...trip, start: formatInstant(trip.start), end: formatInstant(trip.end) }))
}

// The very change that staff make to one reservation: its rules, its history, and whoever waits for the car.
const putDown = async (writing: Writing, move: Move, before: store.Movable): Promise<PlanMoved> => {
  const { reservationId, carId, start, end, why } = move
  const change = () => changeRecord(writing, 'reservations', reservationId, { carId, start, end, why })
  try {
    const after = await savepoint(writing.call.db, change)
    const now = { version: after.version, carId, start: formatInstant(start), end: formatInstant(end) }
    return { ...refused(move, []), ok: true, now }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, errors = [itemOf(code)] } = error
    const conflicts = code === 'reservation.car-taken' ? await inTheWay(writing, move) : []
    return { ...refused(move, [], { now: nowOf(before), conflicts }), errors: [...errors] }
  }
}

const moveOne = async (writing: Writing, move: Move, before: store.Movable | undefined): Promise<PlanMoved> => {
  if (before === undefined || before.kind === 'block') return refused(move, ['resource.unknown'])
  const now = nowOf(before)
  const isPlaceKept = before.carId === move.carId && before.start.getTime() === move.start.getTime()
  // Why it can no more be moved says more than that it is another.
  const stale = before.version === move.version ? undefined : 'record.stale'
  const reason = whyNot(isPlaceKept ? 'change' : 'move', before, actingIn(writing)) ?? stale
  if (reason !== undefined) return refused(move, [reason], { now })
  const limits = moveLimits(before, move, writing.call.now)
  if (limits.length > 0 && !move.override) {
    return refused(move, [], { now, limits: limits.map(itemOf), conflicts: await inTheWay(writing, move) })
  }
  const done = isSame(before, move) ? { ...refused(move, []), ok: true, now } : await putDown(writing, move, before)
  return { ...done, limits: limits.map(itemOf) }
}

type Asked = {
  readonly moves: readonly Move[]
  readonly parked: readonly number[]
  readonly fixtures: readonly Fixture[]
}
type Result = { readonly moves: PlanMoved[]; readonly fixtures: PlanSettled[] }

/** Those that are moved together may have changed places, and are held apart only now. */
const refuseOverlaps = async (
  { call: { db, office } }: Writing,
  placed: readonly Fixture[],
  settled: Map<Fixture, PlanSettled>,
): Promise<void> => {
  const idOf = (one: Fixture) => settled.get(one)?.now?.id
  const ids = placed.length > 1 ? placed.flatMap((one) => idOf(one) ?? []) : []
  const overlapping = ids.length > 0 ? await store.listOverlapping(db, office.organizationId, ids) : []
  for (const one of placed) {
    const id = idOf(one)
    if (id !== undefined && overlapping.includes(id)) settled.set(one, refuseOverlap(one))
  }
}

const moveAll = async (writing: Writing, { moves, parked, fixtures }: Asked): Promise<Result> => {
  const { db, office, now } = writing.call
  const { organizationId } = office
  const ids = [...new Set([...moves.map(({ reservationId }) => reservationId), ...parked])]
  const blocks = fixtures.filter(isMovedBlock)
  const blockIds = blocks.map(({ id = 0 }) => id)
  const carIds = new Set([...moves, ...fixtures].map(({ carId }) => carId))
  const before = await store.lockMoves(db, organizationId, [...new Set([...ids, ...blockIds])], [...carIds])
  const totals = await store.totalsOf(db, organizationId, ids)
  const going = moves.filter((move) => {
    const found = before.get(move.reservationId)
    return found && found.version === move.version && !isSame(found, move)
  })
  const lifted = blocks.filter(({ id = 0, version }) => before.get(id)?.version === version).map(({ id = 0 }) => id)
  await store.liftOut(db, organizationId, [...going.map(({ reservationId }) => reservationId), ...parked, ...lifted])
  const settled = new Map<Fixture, PlanSettled>()
  const setAll = async (some: readonly Fixture[]) => {
    for (const one of some)
      settled.set(one, await setFixture(writing, one, before.get(one.kind === 'block' ? (one.id ?? 0) : 0)))
  }
  // What goes makes room for what comes; an assignment affects those reservations that are still there after all is moved.
  await setAll(fixtures.filter(({ remove }) => remove))
  await setAll(fixtures.filter(({ kind, remove }) => kind === 'block' && !remove))
  const results: PlanMoved[] = []
  for (const move of moves) results.push(await moveOne(writing, move, before.get(move.reservationId)))
  const placed = fixtures.filter(({ kind, remove }) => kind === 'assignment' && !remove)
  if (placed.length > 1) await store.letOverlap(db)
  await setAll(placed)
  await refuseOverlaps(writing, placed, settled)
  const done = results.filter(({ ok }) => ok).map(({ reservationId }) => reservationId)
  const after = await store.totalsOf(db, organizationId, done)
  const notified = await notifyOfMoves(
    writing,
    going.filter(({ reservationId }) => done.includes(reservationId)),
    before,
    now,
  )
  const priced = results.map((result) => {
    const { reservationId: id, ok } = result
    const price = ok ? { beforeOre: totals.get(id) ?? 0, afterOre: after.get(id) ?? 0 } : null
    return { ...result, price, notified: notified.get(id) ?? [] }
  })
  return { moves: priced, fixtures: fixtures.flatMap((one) => settled.get(one) ?? []) }
}

const isOfField = (code: string): boolean => code.startsWith('field.') || code.startsWith('period.')

const refuseUnlessDone = ({ moves, fixtures }: Result): void => {
  const failed = moves.filter(({ ok }) => !ok)
  const wrong = [...failed, ...fixtures.filter(({ ok }) => !ok)].flatMap(({ errors }) => errors)
  const [limit] = failed.flatMap(({ limits }) => limits)
  const first = wrong.find(({ code }) => code === 'record.stale') ?? wrong[0]
  const code = first ? (isOfField(first.code) ? 'request.invalid' : first.code) : limit?.code
  const errors = first ? wrong : limit ? [limit] : []
  if (code !== undefined) throw new Refusal(code, { errors, entity: { moves, fixtures } })
}

const refuseSilentOverride = ({ moves, fixtures }: Pick<Asked, 'moves' | 'fixtures'>): void => {
  const index = moves.findIndex(({ override, why }) => override && !why)
  if (index >= 0) throw refuseField(`moves.${index}.why`, 'field.required')
  const ids = moves.map(({ reservationId }) => reservationId)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (twice >= 0) throw refuseField(`moves.${twice}.reservationId`, 'field.unknown')
  const again = fixtures.findIndex(({ key, kind, id }, at) =>
    fixtures.slice(0, at).some((one) => one.key === key || (id !== undefined && one.kind === kind && one.id === id)),
  )
  if (again >= 0) throw refuseField(`fixtures.${again}.key`, 'field.unknown')
}

/** Moves reservations to other cars or times and sets blocks and assignments, all of it or nothing; or tells what would come of it. */
export const moveReservations: AdminVerb<'fleet.move'> = async (context, call) => {
  const { moves, parked, fixtures, rehearse } = call.input.body
  refuseSilentOverride({ moves, fixtures })
  const writing: Writing = { context, call }
  const results = await doOrRehearse(call.db, rehearse, async () => {
    const moved = await moveAll(writing, { moves, parked: rehearse ? parked : [], fixtures })
    if (!rehearse) refuseUnlessDone(moved)
    return moved
  })
  return { answer: { entity: { rehearsed: rehearse, ...results }, errors: [] } }
}
