import type { PlanMoved } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { emptyDraft, movesOf, parkedOf, place, putBack, setOverride, undo } from './draft.ts'
import { halfHoursOf } from './half-hours.ts'
import { type Bar, newsBetween, type Plan } from './plan.ts'
import { readView, windowOf, writeView } from './plan-view.ts'
import { toTimelineBars } from './to-timeline.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const bar = (id: number, more: Partial<Bar> = {}): Bar => ({
  ...{ kind: 'reservation', id, carId: 1, start: at(10), end: at(12), version: 3, isFixed: false },
  ...{ reservationNumber: 100 + id, person: `Person ${id}`, membership: null, note: null },
  ...more,
})
const to = (carId: number | undefined, from: number) => ({ carId, start: at(from), end: at(from + 2) })

test('a draft gathers moves, forgets what came home, and undoes one by one', () => {
  const one = place(emptyDraft, bar(1), to(2, 10))
  const two = place(one, bar(2), to(undefined, 10))
  expect(two.changes.map(({ bar: { id } }) => id)).toEqual([1, 2])
  expect(parkedOf(two.changes)).toEqual([2])
  const again = place(two, bar(1), to(3, 14))
  expect(again.changes.map(({ to: { carId } }) => carId)).toEqual([3, undefined])
  expect(place(again, bar(1), to(1, 10)).changes.map(({ bar: { id } }) => id)).toEqual([2])
  expect(undo(again).changes).toEqual(two.changes)
  expect(undo(undo(undo(again)))).toEqual(emptyDraft)
  expect(undo(emptyDraft)).toEqual(emptyDraft)
  expect(putBack(again, 2).changes.length).toBe(1)
  expect(place(emptyDraft, bar(1), to(1, 10))).toBe(emptyDraft)
})

test('what is asked of the server has the version that was seen; a limit is passed only with a reason', () => {
  const { changes } = setOverride(place(emptyDraft, bar(1), to(2, 14)), 1, true)
  const move = { reservationId: 1, version: 3, carId: 2, start: at(14).toISOString(), end: at(16).toISOString() }
  expect(movesOf(changes, '')).toEqual([move])
  expect(movesOf(changes, 'Avtalt')).toEqual([{ ...move, why: 'Avtalt', override: true }])
})

test('the address says what is shown; a phone begins with the list of a day', () => {
  const read = (text: string, isWide = true) => readView(new URLSearchParams(text), at(10), isWide)
  expect(read('')).toEqual({ zoom: 'tre', day: '2026-11-23', locationId: undefined, tab: 'tidslinje' })
  expect(read('', false)).toMatchObject({ zoom: 'dag', tab: 'liste' })
  expect(read('vis=uke&dato=2026-10-24&plass=7&visning=liste')).toEqual({
    ...{ zoom: 'uke', day: '2026-10-24', locationId: 7, tab: 'liste' },
  })
  expect(read('vis=alt&dato=31.02.2026&plass=-1&visning=x')).toEqual(read(''))
  expect(String(writeView(new URLSearchParams('x=1&plass=7'), { zoom: 'dag', locationId: undefined }))).toBe(
    'x=1&vis=dag',
  )
  const { start, end } = windowOf(read('vis=uke&dato=2026-10-24'))
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(7 * 24 + 1)
})

test('a day has its half hours, fifty on the night that has an hour twice, forty-six where one is left out', () => {
  const autumn = halfHoursOf('2026-10-25')
  expect(autumn.length).toBe(50)
  expect(autumn.slice(4, 8).map(({ label }) => label)).toEqual([
    ...['02:00', '02:30', '02:00 (vintertid)', '02:30 (vintertid)'],
  ])
  const spring = halfHoursOf('2026-03-29').map(({ label }) => label)
  expect([spring.length, spring.slice(3, 5)]).toEqual([46, ['01:30', '03:00']])
  const odd = new Date('2026-11-23T10:07:00+01:00')
  expect(halfHoursOf('2026-11-23', odd).map(({ label }) => label)).toContain('10:07')
})

test('the draft lies over the plan: where it was, where it is to be, and whether that is refused', () => {
  const draft = place(emptyDraft, bar(1), to(2, 14))
  const refused = new Map([[1, { ok: false } as PlanMoved]])
  const look = (results: ReadonlyMap<number, PlanMoved>) =>
    toTimelineBars([bar(1), bar(2, { isFixed: true })], draft.changes, results, at(11), true).map(
      ({ id, rowId, tone, fixed }) => [id, rowId, tone, fixed === undefined],
    )
  expect(look(new Map())).toEqual([
    ['reservation-2', '1', 'busy', false],
    ['reservation-1', '1', 'ghost', true],
    ['reservation-1', '2', 'moved', true],
  ])
  expect(look(refused).at(-1)).toEqual(['reservation-1', '2', 'clash', true])
  const [readOnly] = toTimelineBars([bar(1)], [], new Map(), at(9), false)
  expect(readOnly?.fixed).toContain('ikke flytte')
})

test('news is what changed, came or went', () => {
  const plan = (bars: Bar[]): Plan => ({ window: { start: at(0), end: at(24) }, places: [], cars: [], bars })
  const before = plan([bar(1), bar(2)])
  expect(newsBetween(before, plan([bar(1), bar(2)]))).toBe(0)
  expect(newsBetween(before, plan([bar(1, { version: 4 }), bar(3)]))).toBe(3)
})
