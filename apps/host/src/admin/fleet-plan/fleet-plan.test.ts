import { expect, test } from 'vitest'
import { halfHoursOf } from '../shared/half-hours.ts'
import { askedBack, askedOf, type Outcome } from './asked.ts'
import { rulesOf } from './bar-rules.ts'
import { afterDone, empty, emptyDraft, parkedOf, place, putBack, remove, setOverride, undo } from './draft.ts'
import { keptText, readKept } from './kept-draft.ts'
import { type Bar, keyOf, newsBetween, type Plan } from './plan.ts'
import { findCars, freeCars } from './plan-filter.ts'
import { readView, windowOf, writeView } from './plan-view.ts'
import { shortNames } from './short-names.ts'
import { shareUsed, toTimelineBars } from './to-timeline.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const bar = (id: number, more: Partial<Bar> = {}): Bar => ({
  kind: 'reservation',
  id,
  carId: 1,
  start: at(10),
  end: at(12),
  version: 3,
  reservationNumber: 100 + id,
  person: `Person ${id}`,
  ...more,
})
const rights = { mayMove: true, mayPlace: true }
const to = (carId: number | undefined, from: number) => ({ carId, start: at(from), end: at(from + 2) })

test('a draft collects moves, drops those moved back, and undoes them one by one', () => {
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
  expect(putBack(again, bar(2)).changes.length).toBe(1)
  expect(place(emptyDraft, bar(1), to(1, 10))).toBe(emptyDraft)
  expect([empty(again).changes, undo(empty(again)).changes]).toEqual([[], again.changes])
})

test('a move is sent with the version that was seen, and overrides a limit only with a reason', () => {
  const { changes } = setOverride(place(emptyDraft, bar(1), to(2, 14)), bar(1), true)
  const move = { reservationId: 1, version: 3, carId: 2, start: at(14).toISOString(), end: at(16).toISOString() }
  expect(askedOf(changes, '')).toEqual({ moves: [move], fixtures: [] })
  expect(askedOf(changes, 'Avtalt').moves).toEqual([{ ...move, why: 'Avtalt', override: true }])
})

test('the view is read from the address; a narrow screen begins with the list of a day', () => {
  const read = (text: string, isWide = true) => readView(new URLSearchParams(text), at(10), isWide)
  expect(read('')).toEqual({
    zoom: 'dag',
    day: '2026-11-23',
    locationId: undefined,
    tab: 'tidslinje',
    q: '',
    category: undefined,
    isFreeOnly: false,
  })
  expect(read('', false)).toMatchObject({ zoom: 'dag', tab: 'liste' })
  expect(read('vis=uke&dato=2026-10-24&plass=7&visning=liste')).toEqual({
    zoom: 'uke',
    day: '2026-10-24',
    locationId: 7,
    tab: 'liste',
    q: '',
    category: undefined,
    isFreeOnly: false,
  })
  expect(read('finn=EL 12&klasse=van')).toMatchObject({ q: 'EL 12', category: 'van' })
  expect(read('klasse=toString').category).toBeUndefined()
  expect(read('vis=alt&dato=31.02.2026&plass=-1&visning=x')).toEqual(read(''))
  expect(String(writeView(new URLSearchParams('x=1&plass=7'), { zoom: 'dag', locationId: undefined }))).toBe(
    'x=1&vis=dag',
  )
  const { start, end } = windowOf(read('vis=uke&dato=2026-10-24'))
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(7 * 24 + 1)
})

test('a day has 48 half hours, 50 in autumn and 46 in spring, and odd times that are taken', () => {
  const autumn = halfHoursOf('2026-10-25')
  expect(autumn.length).toBe(50)
  expect(autumn.slice(4, 8).map(({ label }) => label)).toEqual([
    '02:00',
    '02:30',
    '02:00 (vintertid)',
    '02:30 (vintertid)',
  ])
  const spring = halfHoursOf('2026-03-29').map(({ label }) => label)
  expect([spring.length, spring.slice(3, 5)]).toEqual([46, ['01:30', '03:00']])
  const odd = new Date('2026-11-23T10:07:00+01:00')
  expect(halfHoursOf('2026-11-23', odd).map(({ label }) => label)).toContain('10:07')
})

test('a draft is drawn over the plan: its old place, its new one, and whether it is refused', () => {
  const draft = place(emptyDraft, bar(1), to(2, 14))
  const refused = new Map([['reservation-1', { ok: false } as Outcome]])
  const look = (results: ReadonlyMap<string, Outcome>) =>
    toTimelineBars([bar(1), bar(2, { isFixed: true, isOut: true })], draft.changes, results, at(11), rights).map(
      ({ id, rowId, tone, fixed }) => [id, rowId, tone, fixed === undefined],
    )
  expect(look(new Map())).toEqual([
    ['reservation-2', '1', 'busy', false],
    ['reservation-1', '1', 'ghost', true],
    ['reservation-1', '2', 'moved', true],
  ])
  expect(look(refused).at(-1)).toEqual(['reservation-1', '2', 'clash', true])
  const [readOnly] = toTimelineBars([bar(1)], [], new Map(), at(9), { mayMove: false, mayPlace: false })
  expect(readOnly?.fixed).toContain('ikke flytte')
})

test('the news of a plan counts bars that changed, came or went', () => {
  const plan = (bars: Bar[]): Plan => ({ window: { start: at(0), end: at(24) }, places: [], cars: [], bars })
  const before = plan([bar(1), bar(2)])
  expect(newsBetween(before, plan([bar(1), bar(2)]))).toBe(0)
  expect(newsBetween(before, plan([bar(1, { version: 4 }), bar(3)]))).toBe(3)
})

const block = (id: number, more: Partial<Bar> = {}): Bar => ({
  kind: 'block',
  id,
  carId: 1,
  start: at(10),
  end: at(12),
  version: 3,
  note: 'Verksted',
  ...more,
})
const outcome = (id: number, version: number): Outcome => ({
  ok: true,
  errors: [],
  limits: [],
  conflicts: [],
  affected: [],
  price: null,
  notified: [],
  now: { id, version },
})

test('a block made, moved or removed in the draft is sent so, and can be undone', () => {
  const asked = { key: 'block-5', kind: 'block', id: 5, version: 3, carId: 1, note: 'Verksted' }
  const moved = place(emptyDraft, block(5), to(1, 14))
  expect(askedOf(moved.changes, '').fixtures).toEqual([
    { ...asked, start: at(14).toISOString(), end: at(16).toISOString() },
  ])
  expect(askedBack(moved.changes, new Map([['block-5', outcome(5, 9)]])).fixtures).toMatchObject([
    { id: 5, version: 9, start: at(10).toISOString(), why: 'Angre' },
  ])
  const made = place(emptyDraft, block(-1), to(1, 10))
  expect(askedOf(made.changes, '').fixtures[0]).not.toHaveProperty('id')
  expect(askedBack(made.changes, new Map([['block--1', outcome(70, 1)]])).fixtures).toMatchObject([
    { id: 70, version: 1, remove: true },
  ])
  expect(remove(made, block(-1)).changes).toEqual([])
  const gone = remove(emptyDraft, block(5))
  expect(askedOf(gone.changes, '').fixtures).toMatchObject([{ id: 5, remove: true }])
  const back = askedBack(gone.changes, new Map()).fixtures
  expect(back).toMatchObject([{ carId: 1, start: at(10).toISOString(), note: 'Verksted' }])
  expect(back[0]).not.toHaveProperty('id')
})

test('a block goes to another car and back; on the parking place it is lifted out, and not set', () => {
  const moved = place(emptyDraft, block(5), to(2, 14))
  expect(askedOf(moved.changes, '').fixtures).toMatchObject([{ id: 5, carId: 2, start: at(14).toISOString() }])
  expect(askedBack(moved.changes, new Map([['block-5', outcome(5, 9)]])).fixtures).toMatchObject([
    { id: 5, version: 9, carId: 1, start: at(10).toISOString() },
  ])
  const parked = place(emptyDraft, block(5), { ...to(1, 10), carId: undefined }).changes
  expect([askedOf(parked, '').fixtures, parkedOf(parked)]).toEqual([[], [5]])
  expect(parkedOf(place(emptyDraft, block(-1), { ...to(1, 10), carId: undefined }).changes)).toEqual([])
})

test('an assignment without an end is sent without one, with its place', () => {
  const open: Bar = { ...block(6), kind: 'assignment', locationId: 4, location: 'Brygga', isOpen: true }
  const { changes } = place(emptyDraft, open, { ...open, start: at(13), locationId: 7 })
  expect(askedOf(changes, '').fixtures).toMatchObject([{ id: 6, end: null, locationId: 7 }])
})

test('the rules of a bar say which ends can be moved, or why none', () => {
  const of = (one: Bar, may = rights) => {
    const { fixed = '', unpinned = '', ends = '' } = rulesOf(one, at(11), may)
    return [fixed.split(/[ ,.:]/)[0], unpinned !== '', ends]
  }
  expect(of(bar(1, { start: at(14), end: at(16) }))).toEqual(['', false, 'both'])
  expect(of(bar(1, { isFixed: true }))).toEqual(['Turen', false, ''])
  expect(of(bar(1, { start: at(8), end: at(10) }))).toEqual(['Det', false, ''])
  expect(of(block(1, { start: at(14), end: at(16) }))).toEqual(['', false, 'both'])
  expect(of(block(1))).toEqual(['Sperringen', false, 'end'])
  expect(of(block(1, { end: at(11) }))).toEqual(['Det', false, ''])
  const placed: Bar = { ...block(1, { start: at(14), end: at(16) }), kind: 'assignment' }
  expect(of(placed)).toEqual(['', true, 'both'])
  expect(of({ ...placed, isOpen: true })).toEqual(['', true, 'start'])
  expect(of({ ...placed, start: at(9), isOpen: true })).toEqual(['Bilen', true, ''])
  expect(of(placed, { mayMove: true, mayPlace: false })).toEqual(['Plasseringer', false, ''])
  expect(of({ ...block(1), kind: 'hold' })).toEqual(['Bilen', false, ''])
})

test('a draft is kept without names, and a text that cannot be read is an empty draft', () => {
  const draft = place(emptyDraft, bar(1), { ...bar(1), ...to(2, 14) })
  const text = keptText({ draft, why: 'Verksted' })
  expect(text).not.toContain('Person 1')
  const back = readKept(text)
  expect([back.why, back.draft.changes[0]?.to.start, back.draft.changes[0]?.bar.version]).toEqual([
    'Verksted',
    at(14),
    3,
  ])
  expect(keptText({ draft: emptyDraft, why: '' })).toBe('')
  for (const odd of [undefined, '', '{', '{"v":2}']) expect(readKept(odd).draft).toEqual(emptyDraft)
})

test('changes sent before a reload that turn out to be done leave the draft', () => {
  const { changes } = place(place(emptyDraft, bar(1), to(2, 14)), block(5), to(1, 14))
  const back = readKept(keptText({ draft: { changes, before: [] }, why: '', unsure: { key: 'k', changes, why: '' } }))
  expect(back.unsure?.changes.length).toBe(2)
  expect(afterDone(back.draft, back.unsure?.changes ?? []).changes).toEqual([])
  const later = place(back.draft, bar(1), to(3, 16))
  expect(afterDone(later, back.unsure?.changes ?? []).changes.map((one) => one.to.carId)).toEqual([3])
})

test('cars are found by number, plate, model, place, person, class and whether they are free, with how much they are used', () => {
  const car = (id: number, category: 'small' | 'van') => ({
    id,
    carNumber: 100 + id,
    licensePlate: `EL 1000${id}`,
    model: 'Toyota Yaris',
    category,
    seats: 5,
    locationId: 1,
    location: 'Torget',
    active: true,
    damages: 0,
    notices: [],
  })
  const cars = [car(1, 'small'), car(2, 'van')]
  const free = freeCars(cars, [bar(1, { carId: 2, start: at(8), end: at(14) })], at(10))
  const personsOf = (id: number) => (id === 2 ? ['Kari Nordmann'] : [])
  const all = { category: undefined, isFreeOnly: false, free, personsOf }
  const found = (q: string, more = {}) => findCars(cars, { ...all, q, ...more }).map(({ id }) => id)
  expect([found(''), found('el10002'), found('101'), found('torget'), found('x')]).toEqual([
    [1, 2],
    [2],
    [1],
    [1, 2],
    [],
  ])
  expect([found('yaris', { category: 'van' }), found('nordmann'), found('', { isFreeOnly: true })]).toEqual([
    [2],
    [2],
    [1],
  ])
  expect(freeCars(cars, [bar(1, { start: at(6), end: at(9), isOut: true })], at(10)).has(1)).toBe(false)
  const half = [bar(1, { start: at(0), end: at(6) }), bar(2, { start: at(18), end: at(30) }), block(3)]
  expect(shareUsed(half, { start: at(0), end: at(24) })).toBe(0.5)
  expect(keyOf(bar(1))).toBe('reservation-1')
})

test('shorter names of a person are the first name with an initial, and the first name alone', () => {
  expect(shortNames('Øystein Kåre Pedersen')).toEqual(['Øystein P.', 'Øystein'])
  expect([shortNames('Cher'), shortNames(''), shortNames(undefined)]).toEqual([[], [], []])
})
