import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { type AdminSite, startAdminSite } from '../../../testing/test-admin-site.ts'
import { testContext } from '../../../testing/test-api.ts'
import { wakeBulkRuns } from './wake-runs.ts'
import { workBulkRun } from './work-run.ts'

type Key = { readonly organizationId: number; readonly id: number }
type Run = { readonly id: number; readonly state: string; readonly waiting: number }

let site: AdminSite
let token: string
let personId: number
const asked: Key[] = []
// What the queue is handed; the test does it when it wants to.
const enqueue: Jobs['enqueue'] = async (_tx, name, data) => {
  if (name === 'bulk') asked.push(data as Key)
}
beforeAll(async () => {
  site = await startAdminSite({ jobs: { enqueue } })
  const hired = await site.hire(1, ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'])
  token = hired.token
  personId = hired.personId
})
afterAll(() => site.stop())

const parts = () => ({ context: { ...testContext(site.database), jobs: { enqueue } }, siteUrl: 'https://delebil.test' })
const bulk = async (body: object): Promise<Run> => (await site.ask('locations.bulk', token, { body })).body.entity
const call = async (name: string, id: number, body: object = {}): Promise<Run> =>
  (await site.ask(`bulk-runs.${name}`, token, { params: { id }, body })).body.entity
const get = async (id: number) => (await site.ask('bulk-runs.get', token, { params: { id } })).body
// A slow machine takes several turns, each of which asks for the next.
const work = async (id: number) => {
  asked.splice(0)
  await workBulkRun(parts(), { organizationId: 1, id })
  for (let key = asked.pop(); key; key = asked.pop()) await workBulkRun(parts(), key)
}
const count = async (where: string) => {
  const [row] = await site.database.rows<{ count: number }>(
    `select count(*)::int as count from location where ${where}`,
  )
  return row?.count
}
// A hundred places, every third with a car on it: those cannot be deleted.
const places = () =>
  site.database.change(`
    insert into location (organization_id, id, name, lat, lng, xy)
      select 1, 1000 + n, 'Masse ' || n, 60.4, 5.3, '(590000,8480000)' from generate_series(1, 99) n;
    insert into car (organization_id, id, car_number, license_plate, model_id, location_id, lat, lng, xy, seats, tariff_key, color)
      select 1, 1000 + n, 1000 + n, 'XX' || n, 1, 1000 + n, 60.39, 5.32, '(592219,8483240)', 5, 'small', 'blue'
      from generate_series(3, 99, 3) n`)
const all = { q: 'Masse' }

test('a run over all matches works in batches, goes on past failures, and can try the failed again', () =>
  site.undone(async () => {
    await places()
    const rehearsal = await bulk({ action: 'remove', ...all, rehearse: true, why: 'Rydding' })
    expect(rehearsal).toMatchObject({ state: 'working', waiting: 99, sample: [] })
    expect(asked.splice(0)).toEqual([{ organizationId: 1, id: rehearsal.id }])
    await work(rehearsal.id)
    expect(await get(rehearsal.id)).toMatchObject({ state: 'done', done: 66, failed: 33, isRehearsal: true })
    expect((await get(rehearsal.id)) as unknown as { sample: []; reasons: [{ records: [] }] }).toSatisfy(
      ({ sample, reasons }) => sample.length === 5 && reasons.length === 1 && reasons[0].records.length === 20,
    )
    expect(await count(`name like 'Masse%'`)).toBe(99)
    // What comes to match now is not of the run.
    await site.database.change(`update location set name = 'Masse ny' where id = 1`)
    const { id } = await call('start', rehearsal.id)
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'done', isRehearsal: false, done: 66, failed: 33, waiting: 0 })
    expect(await count(`name like 'Masse%'`)).toBe(34)
    await site.database.change('delete from car where id > 1000')
    expect(await call('start', id, { failed: true })).toMatchObject({ state: 'working', waiting: 33, done: 66 })
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'done', done: 99, failed: 0 })
    const { data } = (await site.ask('locations.history', token, { params: { id: 1050 } })).body
    expect(data).toMatchObject([{ action: 'remove', why: 'Rydding', person: { id: personId } }])
  }))

test('a run can be stopped between batches, gone on with, and undone', () =>
  site.undone(async () => {
    await places()
    const { id } = await bulk({ action: 'change', ...all, values: { parkingDescription: 'Bak' } })
    expect(await call('stop', id)).toMatchObject({ state: 'stopped', waiting: 99 })
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'stopped', done: 0 })
    expect(await call('start', id)).toMatchObject({ state: 'working', waiting: 99 })
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'done', done: 99, canUndo: true })
    const undo = await bulk({ action: 'undo', undoes: id })
    await work(undo.id)
    expect(await get(undo.id)).toMatchObject({ done: 99, undoes: id })
    expect(await count(`parking_description = 'Bak'`)).toBe(0)
  }))

test('a run whose owner loses the permission stops with permission.missing', () =>
  site.undone(async () => {
    await places()
    const { id } = await bulk({ action: 'change', ...all, values: { parkingDescription: 'Bak' } })
    await site.database.change('delete from organization_permission where person_id = $1 and permission like $2', [
      personId,
      '%WRITE',
    ])
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'stopped', problem: 'permission.missing', done: 0, waiting: 99 })
  }))

test('a run that no server works on any more is queued again by the schedule', () =>
  site.undone(async () => {
    await places()
    const { id } = await bulk({ action: 'change', ...all, values: { parkingDescription: 'Bak' } })
    asked.splice(0)
    await wakeBulkRuns(parts().context, new Date(), 'schedule')
    expect(asked.splice(0)).toEqual([])
    await wakeBulkRuns(parts().context, new Date(Date.now() + 180_000), 'schedule')
    expect(asked.splice(0)).toEqual([{ organizationId: 1, id }])
    await wakeBulkRuns(parts().context, new Date(), 'start')
    expect(asked.splice(0)).toEqual([{ organizationId: 1, id }])
  }))

test('a rehearsal over several batches finds what the records block for each other, as the run does', () =>
  site.undone(async () => {
    await places()
    // A popup that is about all of these: the last of them can't go.
    await site.database.change(`
      insert into entity_message (organization_id, id, title, body, triggers, repeat, valid_from, created_at)
        values (1, 900, 'Vask', 'Husk å vaske', '{BOOKING}', 'ONCE', now(), now());
      delete from car where id between 1003 and 1099;
      insert into entity_message_target (organization_id, message_id, location_id) select 1, 900, 1000 + n from generate_series(1, 99) n`)
    const rehearsal = await bulk({ action: 'remove', ...all, rehearse: true })
    await work(rehearsal.id)
    expect(await get(rehearsal.id)).toMatchObject({ state: 'done', done: 98, failed: 1 })
    expect(await count(`name like 'Masse%'`)).toBe(99)
    await call('start', rehearsal.id)
    await work(rehearsal.id)
    expect(await get(rehearsal.id)).toMatchObject({ state: 'done', done: 98, failed: 1 })
    expect(await count(`name like 'Masse%'`)).toBe(1)
  }))

test('a bulk change to one name succeeds for one record, in the rehearsal too', () =>
  site.undone(async () => {
    await site.database.change(`
      insert into car_model (organization_id, id, name, category, body_type, seats)
        select 1, 1000 + n, 'Masse ' || n, 'small', 'suv', 5 from generate_series(1, 45) n`)
    const body = { action: 'change', ...all, values: { name: 'Samme' }, rehearse: true }
    const { id } = (await site.ask('models.bulk', token, { body })).body.entity as Run
    await work(id)
    expect(await get(id)).toMatchObject({ state: 'done', done: 1, failed: 44 })
  }))
