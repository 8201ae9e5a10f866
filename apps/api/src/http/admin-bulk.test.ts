import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from './test-admin-site.ts'

let site: AdminSite
let token: string
beforeAll(async () => {
  site = await startAdminSite()
  token = (await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])).token
})
afterAll(() => site.stop())

type Run = { id: number; action: string; results: { id: number; ok: boolean }[] }

type Described = { parkingDescription: string; version: number }
type Named = { titles: object }

const place = { parkingDescription: 'Ved kaia', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' }
const make = async (name: string): Promise<{ id: number; version: number }> =>
  (await site.ask('locations.create', token, { body: { ...place, name } })).body.entity
const bulk = (body: object, who = token) => site.ask('locations.bulk', who, { body })
const run = async (body: object): Promise<Run> => (await bulk(body)).body.entity
const described = async (id: number): Promise<unknown> =>
  (JSON.parse((await site.ask('locations.get', token, { params: { id } })).text) as Described).parkingDescription

test('what failed is tried again into the same run, which keeps one result of each record', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    const values = { parkingDescription: 'Bak huset' }
    const first = await run({ action: 'change', ids: [one.id, 4711], values })
    expect(first).toMatchObject({ total: 2, succeeded: 1, failed: 1 })
    const second = await run({ action: 'change', ids: [other.id, 4711], values, into: first.id })
    expect(second).toMatchObject({ id: first.id, total: 3, succeeded: 2, failed: 1 })
    const kept = await site.ask('bulk-runs.get', token, { params: { id: first.id } })
    expect(kept.body).toEqual(second)
    const others = await run({ action: 'remove', ids: [4711] })
    for (const into of [4711, others.id]) {
      expect((await bulk({ action: 'change', ids: [one.id], values, into })).body.code).toBe('resource.unknown')
    }
  }))

test('a bulk change is taken back, but not over what somebody did since', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    const done = await run({ action: 'change', ids: [one.id, other.id], values: { parkingDescription: 'Bak huset' } })
    const body = { version: other.version + 1, parkingDescription: 'Foran huset' }
    expect((await site.ask('locations.change', token, { params: { id: other.id }, body })).status).toBe(200)
    const rehearsed = await run({ action: 'undo', undoes: done.id, rehearse: true })
    expect(rehearsed.results).toMatchObject([{ ok: true }, { ok: false, errors: [{ code: 'record.stale' }] }])
    expect(await described(one.id)).toBe('Bak huset')
    const undone = await run({ action: 'undo', undoes: done.id, why: 'Feil sted' })
    expect(undone).toMatchObject({ action: 'undo', total: 2, succeeded: 1, failed: 1 })
    expect([await described(one.id), await described(other.id)]).toEqual(['Ved kaia', 'Foran huset'])
    const { body: history } = await site.ask('locations.history', token, { params: { id: one.id } })
    expect((history.data as [object])[0]).toMatchObject({
      why: 'Feil sted',
      changes: { parkingDescription: { from: 'Bak huset', to: 'Ved kaia' } },
    })
  }))

test('nobody takes back, or adds to, what another did', () =>
  site.undone(async () => {
    const { id } = await make('En')
    const done = await run({ action: 'change', ids: [id], values: { parkingDescription: 'Bak huset' } })
    const colleague = (await site.hire(1, ['FLEET_MANAGEMENT_WRITE'])).token
    for (const body of [
      { action: 'undo', undoes: done.id },
      { action: 'change', ids: [id], values: {}, into: done.id },
      { action: 'undo' },
    ]) {
      expect((await bulk(body, colleague)).status).toBe(404)
    }
  }))

test('a spreadsheet of the rows that were chosen has just those', () =>
  site.undone(async () => {
    const [one, other] = [await make('En'), await make('To')]
    await make('Tre')
    const csv = (ids: string) => site.ask('locations.csv', token, { query: { columns: 'name', ids } })
    expect((await csv(`${other.id},${one.id},2`)).text).toBe('\ufeffNavn\r\nEn\r\nTo\r\n')
    expect((await csv('1;drop')).status).toBe(400)
  }))

test('the history names what a reference was and became to', () =>
  site.undone(async () => {
    const { id } = await make('Kaia')
    const { version } = JSON.parse((await site.ask('cars.get', token, { params: { id: 1 } })).text) as Described
    const moved = { version, locationId: id }
    expect((await site.ask('cars.change', token, { params: { id: 1 }, body: moved })).status).toBe(200)
    const { body } = await site.ask('cars.history', token, { params: { id: 1 } })
    const [change] = body.data as [Named]
    expect(change.titles).toEqual({ locationId: { 1: 'Torget', [id]: 'Kaia' } })
  }))

test('views come in the order that their owner gave them, a new one last', () =>
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
