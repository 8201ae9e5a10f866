import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../testing/test-admin-site.ts'

let site: AdminSite
let token: string
beforeAll(async () => {
  site = await startAdminSite()
  token = (await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])).token
})
afterAll(() => site.stop())

type Result = { id: number; state: string; errors: { code: string }[] }
type Run = { id: number; action: string; state: string; total: number; isRehearsal: boolean; results: Result[] }
type Described = { parkingDescription: string; version: number }
type Named = { titles: object }

const place = { parkingDescription: 'Ved kaia', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' }
const make = async (name: string): Promise<{ id: number; version: number }> =>
  (await site.ask('locations.create', token, { body: { ...place, name } })).body.entity
const bulk = (body: object, who = token) => site.ask('locations.bulk', who, { body })
const withResults = async (run: Run): Promise<Run> => {
  const { body } = await site.ask('bulk-runs.results', token, { params: { id: run.id } })
  return { ...run, results: body.data }
}
const run = async (body: object): Promise<Run> => withResults((await bulk(body)).body.entity)
const start = async (id: number, body: object = {}): Promise<Run> =>
  withResults((await site.ask('bulk-runs.start', token, { params: { id }, body })).body.entity)
const described = async (id: number): Promise<unknown> =>
  (JSON.parse((await site.ask('locations.get', token, { params: { id } })).text) as Described).parkingDescription
const behind = { parkingDescription: 'Bak huset' }

test('a rehearsed bulk change writes nothing, and starting it does exactly what was rehearsed', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    const same = await make('Tre')
    const body = { version: same.version, ...behind }
    await site.ask('locations.change', token, { params: { id: same.id }, body })
    const ids = [one.id, other.id, same.id, 4711]
    const rehearsed = await run({ action: 'change', ids, values: behind, rehearse: true })
    expect(rehearsed).toMatchObject({ isRehearsal: true, state: 'done', total: 4, done: 2, same: 1, failed: 1 })
    expect(rehearsed).toMatchObject({
      sample: [
        { title: 'En', changes: { parkingDescription: { from: 'Ved kaia', to: 'Bak huset' } } },
        { title: 'To' },
      ],
      reasons: [{ count: 1, records: [{ id: 4711 }] }],
    })
    expect(await described(one.id)).toBe('Ved kaia')
    // Changed since it was chosen: it is left, and told.
    await site.ask('locations.change', token, { params: { id: other.id }, body: { version: 1, name: 'To ny' } })
    const done = await start(rehearsed.id, { why: 'Flytting' })
    expect(done).toMatchObject({ id: rehearsed.id, isRehearsal: false, done: 1, same: 1, failed: 2, why: 'Flytting' })
    expect(done.results.map(({ state }) => state)).toEqual(['done', 'failed', 'same', 'failed'])
    expect(done.results[1]?.errors).toMatchObject([{ code: 'record.stale' }])
    expect(await described(other.id)).toBe('Ved kaia')
    const again = await start(rehearsed.id, { failed: true })
    expect(again).toMatchObject({ done: 2, same: 1, failed: 1 })
    expect(await described(other.id)).toBe('Bak huset')
    const { body: history } = await site.ask('locations.history', token, { params: { id: other.id } })
    expect((history.data as [object])[0]).toMatchObject({
      why: 'Flytting',
      changes: { parkingDescription: { to: 'Bak huset' } },
    })
  }))

test('undoing a bulk change skips the records that somebody has changed since', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    const done = await run({ action: 'change', ids: [one.id, other.id], values: behind })
    expect(done).toMatchObject({ canUndo: true, done: 2 })
    const body = { version: other.version + 1, parkingDescription: 'Foran huset' }
    expect((await site.ask('locations.change', token, { params: { id: other.id }, body })).status).toBe(200)
    const rehearsed = await run({ action: 'undo', undoes: done.id, rehearse: true })
    expect(rehearsed.results).toMatchObject([
      { state: 'done' },
      { state: 'failed', errors: [{ code: 'record.stale' }] },
    ])
    expect(await described(one.id)).toBe('Bak huset')
    const undone = await run({ action: 'undo', undoes: done.id, why: 'Feil sted' })
    expect(undone).toMatchObject({ action: 'undo', undoes: done.id, total: 2, done: 1, failed: 1, canUndo: false })
    expect([await described(one.id), await described(other.id)]).toEqual(['Ved kaia', 'Foran huset'])
    const { body: history } = await site.ask('locations.history', token, { params: { id: one.id } })
    expect((history.data as [object])[0]).toMatchObject({
      why: 'Feil sted',
      changes: { parkingDescription: { from: 'Bak huset', to: 'Ved kaia' } },
    })
  }))

test('a colleague sees a run, but cannot undo it or go on with it', () =>
  site.undone(async () => {
    const { id } = await make('En')
    const done = await run({ action: 'change', ids: [id], values: behind })
    const rehearsed = await run({ action: 'remove', ids: [id], rehearse: true })
    const colleague = (await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])).token
    expect((await bulk({ action: 'undo', undoes: done.id }, colleague)).status).toBe(404)
    expect((await bulk({ action: 'undo' })).status).toBe(404)
    const params = { id: done.id }
    expect((await site.ask('bulk-runs.start', colleague, { params, body: { failed: true } })).status).toBe(404)
    expect((await site.ask('bulk-runs.list', colleague)).body.data).toMatchObject([{ id: done.id, isMine: false }])
    expect((await site.ask('bulk-runs.get', colleague, { params })).body).toMatchObject({ canUndo: false })
    for (const name of ['bulk-runs.get', 'bulk-runs.results', 'bulk-runs.stop']) {
      expect((await site.ask(name, colleague, { params: { id: rehearsed.id } })).status).toBe(404)
    }
  }))

test('a run is unknown to readers who may not read its records, and to another club', () =>
  site.undone(async () => {
    const { id } = await make('En')
    const done = await run({ action: 'change', ids: [id], values: behind })
    const params = { id: done.id }
    const reader = (await site.hire(1, ['FLEET_MANAGEMENT_READ', 'MESSAGE_WRITE'])).token
    expect((await site.ask('bulk-runs.get', reader, { params })).status).toBe(200)
    expect((await site.ask('bulk-runs.stop', reader, { params })).status).toBe(404)
    const night = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE'])).token
    const stranger = (await site.hire(2, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])).token
    for (const who of [night, stranger]) {
      expect((await site.ask('bulk-runs.list', who)).body.data).toEqual([])
      for (const name of ['bulk-runs.get', 'bulk-runs.results', 'bulk-runs.stop', 'bulk-runs.start']) {
        expect((await site.ask(name, who, { params, body: {} })).status).toBe(404)
      }
    }
    expect((await site.ask('bulk-runs.list', stranger, { query: { orgId: 1 } })).status).toBe(403)
  }))

test('a bulk action follows the rule of the single one, is in the history, and can be undone', () =>
  site.undone(async () => {
    const staff = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_READ', 'MESSAGE_WRITE'])).token
    await site.database.change(`
      insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, needs_review)
        select 1, n, 'member', 2, 1, n - 60, now() - interval '3 days', now() - interval '2 days', now() - interval '2 days', 1, n < 63
        from generate_series(61, 63) n;
      insert into reservation_message (organization_id, id, reservation_id, author_id, kind, text, from_staff, created_at)
        values (1, 61, 61, 1, 'MESSAGE', 'Hei', false, now()), (1, 62, 61, 1, 'MESSAGE', 'Hei selv', true, now())`)
    const many = async (name: string, body: object) => (await site.ask(name, staff, { body })).body.entity as Run
    const needsReview = async (id: number) =>
      JSON.parse((await site.ask('reservations.get', staff, { params: { id } })).text).needsReview
    const done = await many('problem-reservations.bulk', { action: 'reset-review', why: 'Ryddet' })
    expect(done).toMatchObject({
      total: 2,
      done: 2,
      canUndo: true,
      sample: [{ changes: { needsReview: { to: false } } }, {}],
    })
    expect(await many('reservations.bulk', { action: 'reset-review', ids: [61, 63] })).toMatchObject({
      done: 0,
      same: 2,
    })
    const { body } = await site.ask('reservations.history', staff, { params: { id: 61 } })
    expect((body.data as object[]).at(-1)).toMatchObject({ action: 'reviewed', why: 'Ryddet' })
    await many('reservations.bulk', { action: 'ask-review', ids: [62] })
    const undone = await many('problem-reservations.bulk', { action: 'undo', undoes: done.id })
    expect(undone).toMatchObject({ done: 1, failed: 1, reasons: [{ records: [{ id: 62 }] }] })
    expect([await needsReview(61), await needsReview(62), await needsReview(63)]).toEqual([true, true, false])
    const read = await many('messages.bulk', { action: 'change', ids: [61, 62], values: { isRead: true } })
    expect(read).toMatchObject({ done: 1, failed: 1, reasons: [{ message: 'Meldingen er fra klubben selv.' }] })
  }))

test('a bulk action skips a car with reservations and a damage that is not confirmed', () =>
  site.undone(async () => {
    await site.database.change(`
      insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
        values (1, 61, 'member', 2, 1, 1, now() + interval '3 days', now() + interval '4 days', now() + interval '4 days', 1);
      insert into damage (organization_id, id, car_id, reporter_id, kind, place, description, state, created_at) values
        (1, 61, 1, 1, 'DAMAGE', 'LEFT', 'Ripe', 'REPORTED', now()), (1, 62, 1, 1, 'DAMAGE', 'LEFT', 'Bulk', 'ACCEPTED', now())`)
    const many = async (name: string, body: object) => (await site.ask(name, token, { body })).body.entity as Run
    const out = await many('cars.bulk', { action: 'change', ids: [1, 2], values: { active: false } })
    expect(out).toMatchObject({ done: 1, failed: 1, reasons: [{ records: [{ id: 1 }] }] })
    const repaired = await many('damages.bulk', { action: 'change', ids: [61, 62], values: { state: 'REPAIRED' } })
    expect(repaired).toMatchObject({ done: 1, reasons: [{ message: 'Skaden må godtas før den meldes utbedret.' }] })
  }))

test('an export of chosen ids holds those rows only', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    await make('Tre')
    const csv = (ids: string) => site.ask('locations.csv', token, { query: { columns: 'name', ids } })
    expect((await csv(`${other.id},${one.id},2`)).text).toBe('\ufeffNavn\r\nEn\r\nTo\r\n')
    expect((await csv('1;drop')).status).toBe(400)
  }))

test('the history of a reference names the record it referred to before and after', () =>
  site.undone(async () => {
    const { id } = await make('Kaia')
    const { version } = JSON.parse((await site.ask('cars.get', token, { params: { id: 1 } })).text) as Described
    const moved = { version, locationId: id }
    expect((await site.ask('cars.change', token, { params: { id: 1 }, body: moved })).status).toBe(200)
    const { body } = await site.ask('cars.history', token, { params: { id: 1 } })
    const [change] = body.data as [Named]
    expect(change.titles).toEqual({ locationId: { 1: 'Torget', [id]: 'Kaia' } })
  }))

test('saved views come in the order that their owner gave them, a new one last', () =>
  site.undone(async () => {
    const view = { resource: 'cars', query: '', isShared: false, isDefault: false }
    const save = async (name: string): Promise<{ id: number; version: number }> =>
      (await site.ask('saved-views.create', token, { body: { ...view, name } })).body.entity
    const [first] = [await save('B'), await save('A')]
    const names = async () =>
      (
        (await site.ask('saved-views.list', token, { query: { resource: 'cars' } })).body.data as { name: string }[]
      ).map(({ name }) => name)
    expect(await names()).toEqual(['B', 'A'])
    const body = { version: first.version, position: 2 }
    expect((await site.ask('saved-views.change', token, { params: { id: first.id }, body })).status).toBe(200)
    expect(await names()).toEqual(['A', 'B'])
  }))

test('a saved view must be of a known kind of record, and is shown to those who may read such records', () =>
  site.undone(async () => {
    const view = { name: 'Sperret', query: '', isShared: true, isDefault: false }
    const save = (resource: string) => site.ask('saved-views.create', token, { body: { ...view, resource } })
    for (const resource of ['finnes-ikke', '__proto__', 'toString']) {
      expect(await save(resource)).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'resource' }] } })
    }
    const { id } = (await save('cars')).body.entity as { id: number }
    const seenBy = async (permission: 'MESSAGE_READ' | 'FLEET_MANAGEMENT_READ') =>
      (await site.ask('saved-views.list', (await site.hire(1, [permission])).token)).body.data
    expect(await seenBy('MESSAGE_READ')).toEqual([])
    expect(await seenBy('FLEET_MANAGEMENT_READ')).toMatchObject([{ id, isMine: false }])
  }))
