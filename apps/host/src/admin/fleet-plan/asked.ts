import type { PlanFixture, PlanMove, PlanMoved, PlanSettled } from '@delebil/core-api/admin'
import { type Change, isNew } from './draft.ts'
import { type Bar, keyOf } from './plan.ts'
import { planTexts as texts } from './plan-texts.ts'

/** What is asked of the server: reservations that are moved, and blocks and assignments. */
export interface Asked {
  readonly moves: readonly PlanMove[]
  readonly fixtures: readonly PlanFixture[]
}

/** What the server says of one change, whatever it is. */
export interface Outcome extends Pick<PlanMoved, 'ok' | 'errors' | 'limits' | 'conflicts' | 'price' | 'notified'> {
  /** Reservations that an assignment affects. */
  readonly affected: PlanSettled['affected']
  readonly now: { readonly id: number; readonly version: number } | null
}

const isFixture = ({ kind }: Bar): boolean => kind === 'block' || kind === 'assignment'

const moveOf = ({ bar, to, override }: Change, carId: number, why: string): PlanMove => ({
  reservationId: bar.id,
  version: bar.version,
  carId,
  start: to.start.toISOString(),
  end: to.end.toISOString(),
  ...(why !== '' && { why }),
  ...(override && why !== '' && { override }),
})

const fixtureOf = ({ bar, to, override, isRemoved }: Change, why: string): PlanFixture => ({
  key: keyOf(bar),
  kind: bar.kind as PlanFixture['kind'],
  ...(!isNew(bar) && { id: bar.id, version: bar.version }),
  carId: to.carId ?? bar.carId,
  start: to.start.toISOString(),
  end: to.isOpen ? null : to.end.toISOString(),
  ...(bar.kind === 'assignment' && { locationId: to.locationId ?? bar.locationId }),
  ...((to.note ?? bar.note) !== undefined && { note: to.note ?? bar.note ?? null }),
  ...(isRemoved && { remove: true }),
  ...(why !== '' && { why }),
  ...(override && why !== '' && { acceptAffected: true }),
})

/** What is asked for a draft. A limit is passed with a reason or not at all. */
export function askedOf(changes: readonly Change[], why: string): Asked {
  // What is parked is nowhere: it is lifted out, and not yet set.
  const fixtures = changes.filter(({ bar, to, isRemoved }) => isFixture(bar) && (isRemoved || to.carId !== undefined))
  return {
    moves: changes.flatMap((change) =>
      isFixture(change.bar) || change.to.carId === undefined ? [] : [moveOf(change, change.to.carId, why)],
    ),
    fixtures: fixtures.map((change) => fixtureOf(change, why)),
  }
}

export const isNothing = ({ moves, fixtures }: Asked): boolean => moves.length + fixtures.length === 0

/** The answer by the keys of the plan. */
export function outcomesOf(answer: {
  readonly moves: readonly PlanMoved[]
  readonly fixtures?: readonly PlanSettled[]
}): ReadonlyMap<string, Outcome> {
  const moved = answer.moves.map(({ reservationId: id, now, ...rest }): [string, Outcome] => [
    keyOf({ kind: 'reservation', id }),
    { ...rest, affected: [], now: now && { id, version: now.version } },
  ])
  const set = (answer.fixtures ?? []).map(({ key, ...rest }): [string, Outcome] => [
    key,
    { ...rest, limits: [], price: null, notified: [] },
  ])
  return new Map([...moved, ...set])
}

/** What takes a change back that was done. Where something stood until now is no new wish: no limit holds it back. */
export function backOf({ bar, isRemoved }: Change, outcome: Outcome | undefined): Change | undefined {
  const home = { bar, to: bar, override: true }
  if (isRemoved) return { ...home, bar: { ...bar, id: -1 - bar.id } }
  if (!outcome?.now) return undefined
  const now = { ...bar, ...outcome.now }
  return isNew(bar) ? { bar: now, to: now, override: false, isRemoved: true } : { ...home, bar: now }
}

/** All of a draft taken back: what is sent for it. */
export function askedBack(changes: readonly Change[], outcomes: ReadonlyMap<string, Outcome>): Asked {
  return askedOf(
    changes.flatMap((change) => backOf(change, outcomes.get(keyOf(change.bar))) ?? []),
    texts.undo,
  )
}
