import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let token: string
beforeAll(async () => {
  site = await startAdminSite()
  const hired = await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])
  token = hired.token
})
afterAll(() => site.stop())

const place = { name: 'Brygga', parkingDescription: 'Ved kaia', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' }
const make = async (name: string): Promise<{ id: number; version: number }> => {
  const { status, body } = await site.ask('locations.create', token, { body: { ...place, name } })
  expect(status).toBe(201)
  return body.entity
}
const list = (query: object) => site.ask('locations.list', token, { query })

describe('a list', () => {
  test('by pages gives each row once, in Norwegian order, both ways', () =>
    site.undone(async () => {
      for (const name of ['Ås', 'Ærlig', 'Zoo', 'Øya', 'Aa', 'Bø']) await make(name)
      const names: string[] = []
      let cursor: string | null = null
      do {
        const { body } = await list({ size: 2, ...(cursor && { cursor }) })
        names.push(...(body.data as { name: string }[]).map(({ name }) => name))
        expect(body.totalElements).toBe(7)
        cursor = body.cursor
      } while (cursor)
      expect(names).toEqual(['Bø', 'Torget', 'Zoo', 'Ærlig', 'Øya', 'Aa', 'Ås'])
      const backwards = await list({ sort: '-name', size: 3 })
      expect((backwards.body.data as { name: string }[]).map(({ name }) => name)).toEqual(['Ås', 'Aa', 'Øya'])
    }))

  test.each(["O'Hara%_\\", '%', '_', "'; drop table location; --", '"', '\\'])(
    'searched for %s finds only the row with that text',
    (text) =>
      site.undone(async () => {
        await make(`X ${text} Y`)
        await make('Noe annet')
        for (const query of [
          { q: text },
          { filter: JSON.stringify([{ field: 'name', operator: 'contains', value: text }]) },
          { filter: JSON.stringify([{ field: 'name', operator: 'is', value: [`x ${text} y`.toUpperCase()] }]) },
        ]) {
          const { body } = await list(query)
          expect((body.data as { name: string }[]).map(({ name }) => name)).toEqual([`X ${text} Y`])
        }
      }),
  )

  test.each([
    [{ sort: 'geojson' }, 'sort', 'field.unknown'],
    [{ filter: '[{"field":"xy","operator":"is","value":"1"}]' }, 'filter.0.field', 'field.unknown'],
    [{ filter: '[{"field":"name","operator":"from","value":"1"}]' }, 'filter.0.operator', 'field.unknown'],
    [{ filter: '{' }, 'filter', 'field.format'],
    [{ cursor: 'AAAA' }, 'cursor', 'field.format'],
    [{ size: 100000 }, 'size', 'field.unknown'],
  ])('asked with %j is refused at that field', async (query, fieldName, code) => {
    const { status, body } = await list(query)
    expect({ status, error: body.errors[0] }).toMatchObject({ status: 400, error: { fieldName, code } })
  })
})

describe('a record', () => {
  test('changed by another meanwhile is refused as stale, with what it is now', () =>
    site.undone(async () => {
      const { id, version } = await make('Kaia')
      const change = (body: object) =>
        site.ask('locations.change', token, { params: { id }, body: { version, ...body } })
      expect((await change({ name: 'Nykaia', why: 'Nytt navn' })).body).toMatchObject({
        entity: { name: 'Nykaia', version: 2 },
      })
      const late = await change({ parkingDescription: null })
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'record.stale', entity: { name: 'Nykaia', version: 2 } },
      })
      const { body } = await site.ask('locations.history', token, { params: { id } })
      expect(body.data).toMatchObject([
        { action: 'change', why: 'Nytt navn', changes: { name: { from: 'Kaia', to: 'Nykaia' } }, person: { id: 1001 } },
        { action: 'create', changes: { name: { from: null, to: 'Kaia' } } },
      ])
    }))

  test('created twice with one key is created once', () =>
    site.undone(async () => {
      const call = { body: place, key: 'same-key-1' }
      const first = await site.ask('locations.create', token, call)
      expect((await site.ask('locations.create', token, call)).text).toBe(first.text)
      expect((await list({ q: 'Brygga' })).body.totalElements).toBe(1)
    }))

  test('that others refer to is not deleted: location.in-use', async () => {
    expect(await site.undone(() => site.ask('locations.remove', token, { params: { id: 1 } }))).toMatchObject({
      status: 409,
      body: { code: 'location.in-use', title: 'Stedet har biler eller plasseringer. Flytt dem først.' },
    })
  })

  test('of another organisation answers as a missing one, and that organisation is refused to work in', async () => {
    const unknown = await site.ask('locations.get', token, { params: { id: 4711 } })
    const foreign = await site.ask('locations.get', token, { params: { id: 2 } })
    expect([unknown.status, foreign.status]).toEqual([404, 404])
    for (const orgId of [2, 4711]) {
      expect(await site.ask('locations.list', token, { query: { orgId } })).toMatchObject({
        status: 403,
        body: { code: 'permission.missing' },
      })
    }
  })
})

describe('a bulk change', () => {
  test('of which a third fails does the rest, and keeps the result of each record', () =>
    site.undone(async () => {
      const { id } = await make('Alene')
      const other = await make('Også alene')
      const bulk = (rehearse: boolean) =>
        site.ask('locations.bulk', token, {
          body: { action: 'remove', ids: [id, 1, other.id], rehearse, why: 'Rydding' },
        })
      const rehearsal = (await bulk(true)).body.entity as { id: number }
      expect(rehearsal).toMatchObject({ isRehearsal: true, total: 3, done: 2, failed: 1 })
      expect((await site.ask('locations.get', token, { params: { id } })).status).toBe(200)
      const done = (await bulk(false)).body.entity as { id: number }
      const results = await site.ask('bulk-runs.results', token, { params: { id: done.id } })
      expect(results.body.data).toMatchObject([
        { id, state: 'done' },
        { id: 1, state: 'failed', errors: [{ code: 'location.in-use' }] },
        { state: 'done' },
      ])
      expect((await site.ask('locations.get', token, { params: { id } })).status).toBe(404)
      const kept = await site.ask('bulk-runs.get', token, { params: { id: done.id } })
      expect(kept.body).toEqual(done)
    }))
})

test('an exported cell that begins like a formula is written as text', () =>
  site.undone(async () => {
    await make('=HYPERLINK("x";"y")')
    const { text } = await site.ask('locations.csv', token, { query: { columns: 'name,carCount' } })
    expect(text.split('\r\n')).toEqual(['\ufeffNavn;Biler her nå', '"\'=HYPERLINK(""x"";""y"")";0', 'Torget;3', ''])
  }))
