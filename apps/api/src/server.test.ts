import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@delebil/core-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from './platform/db/transaction.ts'
import { ask, callEndpoint, logIn, startTestSite, type TestSite, testPeople } from './testing/test-site.ts'

const metricsToken = 'a-token-of-the-tests'
let site: TestSite
let token: string
const lines: string[] = []
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false, POOL_SIZE: 4, METRICS_TOKEN: metricsToken }, lines)
  token = await logIn(site.address, testPeople.owner)
})
afterAll(() => site.stop())

const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
const booking = (carId: number) => ({ membershipId: 2, carId, start, end: new Date(start.getTime() + 7_200_000) })

test('a server that stops finishes the running call and takes no new one', async () => {
  const server = await site.startAnother()
  const { database } = site.suite
  let answer: ReturnType<typeof callEndpoint> | undefined
  let stopped: Promise<void> | undefined
  await transaction(database, async (tx) => {
    await tx.rows('select id from membership where id = 1 for update')
    answer = callEndpoint(server.address, 'createReservation', { token, body: { ...booking(1), membershipId: 1 } })
    await wait(300)
    stopped = server.stop()
    await wait(300)
  })
  expect((await answer)?.status).toBe(201)
  await stopped
  await expect(fetch(server.address)).rejects.toThrow()
  expect(await database.rows('select id from reservation where car_id = 1')).toHaveLength(1)
})

test('a bulk change whose server was killed goes on as soon as a server starts', async () => {
  const { database } = site.suite
  await database.change(`
    insert into organization_permission (organization_id, person_id, permission) values (1, 1, 'FLEET_MANAGEMENT_WRITE');
    insert into location (organization_id, id, name, lat, lng, xy)
      select 1, 3000 + n, 'Drept ' || n, 60.4, 5.3, '(590000,8480000)' from generate_series(1, 30) n;
    insert into admin_bulk_run (organization_id, id, person_id, at, resource, action, sent, state, moved_at, waiting, done, failed)
      values (1, 3000, 1, now(), 'locations', 'change', '{"parkingDescription": "Bak"}', 'working', now(), 30, 0, 0);
    insert into admin_bulk_record (organization_id, run_id, record_id, place, version, state)
      select 1, 3000, 3000 + n, n, 1, 'waiting' from generate_series(1, 30) n`)
  const server = await site.startAnother()
  const read = () => database.rows('select state, done, waiting from admin_bulk_run where id = 3000')
  await expect.poll(read, { timeout: 20_000 }).toEqual([{ state: 'done', done: 30, waiting: 0 }])
  await server.stop()
})

test('a server stopped twice at once stops once', async () => {
  const server = await site.startAnother()
  await Promise.all([server.stop(), server.stop()])
})

test('a lock that is held and a pool without free connections answer 503 server.busy within seconds', async () => {
  const { database } = site.suite
  await transaction(database, async (tx) => {
    await tx.rows('select id from membership where id = 1 for update')
    const started = performance.now()
    const blocked = Array.from({ length: 8 }, () =>
      callEndpoint(site.address, 'createReservation', { token, body: { ...booking(2), membershipId: 1 } }),
    )
    for (const { status, headers, body } of await Promise.all(blocked)) {
      expect({ status, code: body?.['code'] }).toEqual({ status: 503, code: 'server.busy' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(performance.now() - started).toBeLessThan(9000)
  })
  expect((await callEndpoint(site.address, 'whoami', { token })).status).toBe(200)
})

test('an unforeseen failure answers 500 without details, which go to the log', async () => {
  const { database } = site.suite
  await database.change('alter table membership_member rename column is_owner to is_boss')
  const { status, text, headers } = await callEndpoint(site.address, 'whoami', { token })
  await database.change('alter table membership_member rename column is_boss to is_owner')
  expect(status).toBe(500)
  expect(JSON.parse(text)).toMatchObject({ code: 'server.error', title: 'Noe gikk galt hos oss. Prøv igjen senere.' })
  expect(text).not.toMatch(/is_owner|select|column|stack/i)
  const logged = lines.filter((line) => line.includes(headers.get('x-request-id') ?? '?') && line.includes('is_owner'))
  expect(logged).toHaveLength(1)
})

const askMetrics = (authorization: string) => ask(`${site.address}/metrics`, { headers: { authorization } })
const metrics = async () => (await askMetrics(`Bearer ${metricsToken}`)).text

test('metrics are not there for strangers, for members, or where no token is set', async () => {
  for (const stranger of ['', token, 'Bearer another', `${metricsToken}`]) {
    const { status, text } = await askMetrics(stranger)
    expect({ status, tells: text.includes('http_request') }).toEqual({ status: 404, tells: false })
  }
  const closed = await site.startAnother({ METRICS_TOKEN: undefined })
  expect((await ask(`${closed.address}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
  await closed.stop()
})

test('health, readiness and metrics answer 200 with what they measure', async () => {
  expect(await ask(`${site.address}/health/live`)).toMatchObject({ status: 200, body: { status: 'up' } })
  expect(await ask(`${site.address}/health/ready`)).toMatchObject({
    status: 200,
    body: { status: 'up', database: 'up' },
  })
  await ask(`${site.address}${contract.getReservation.path.replace('{id}', '987654321')}`, {
    headers: { authorization: token },
  })
  const text = await metrics()
  expect(text).toContain('http_request_duration_seconds_bucket')
  expect(text).toContain('route="/api/reservations/:id",status="404"')
  expect(text).toContain('delebil_database_connections{state="idle"}')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain('987654321')
})

test('the schedules run from the start, and the metrics tell of them', async () => {
  await expect
    .poll(metrics, { timeout: 20_000 })
    .toMatch(/^delebil_schedule_last_success_timestamp_seconds\{schedule="hold-schedule"\} \d{10}/m)
  expect(await metrics()).toMatch(/^delebil_schedule_runs_total\{schedule="hold-schedule"\} [1-9]/m)
  expect(await metrics()).toContain('delebil_schedule_failures_total{schedule="session-retention"} 0')
})

test('readiness stays 200 while the disk is full, since reads are answered, and says that writes are refused', async () => {
  const { database } = site.suite
  const ready = async () => (await ask(`${site.address}/health/ready`)).body
  expect(await ready()).toMatchObject({ status: 'up', writes: 'up' })
  await database.change(`
    create function disk_full() returns trigger language plpgsql as $$ begin raise 'no space left' using errcode = '53100'; end $$;
    create trigger disk_full before insert on reservation for each row execute function disk_full()`)
  const { status } = await callEndpoint(site.address, 'createReservation', { token, body: booking(2) })
  await database.change('drop function disk_full cascade')
  expect(status).toBe(503)
  expect(await ready()).toMatchObject({ status: 'up', database: 'up', writes: 'refused' })
})

test('readiness and calls answer 503 while the database is gone, and recover by themselves', async () => {
  const { database } = site.suite
  const name = (await database.rows<{ name: string }>('select current_database() as name'))[0]?.name ?? ''
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => callEndpoint(site.address, 'listOrganizations')),
    database.rows(cut),
  ])
  for (const answer of answers) if ('status' in answer) expect([200, 503]).toContain(answer.status)
  expect((await ask(`${site.address}/health/ready`)).status).toBeLessThan(504)
  expect((await callEndpoint(site.address, 'listOrganizations')).status).toBe(200)
})

test('the log has one line per request with its id, and no token, password or query', async () => {
  const path = `${contract.listLocations.path}?orgId=1&secret=in-the-query`
  await ask(site.address + path, { headers: { authorization: token, 'x-request-id': 'find-me-in-the-log' } })
  const message = `authorization: Bearer ${token} password=hemmelig\nnew line`
  await callEndpoint(site.address, 'writeLog', { body: { message, severity: 'error' } })
  await wait(50)
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const found = entries.filter(({ requestId }) => requestId === 'find-me-in-the-log')
  expect(found).toMatchObject([{ method: 'GET', path: contract.listLocations.path, status: 200, personId: 1 }])
  const report = entries.find(({ msg }) => msg === 'client report')
  expect(report?.['report']).toBe('authorization: Bearer [redacted] password=[redacted]\nnew line')
  for (const secret of [token, 'hemmelig', 'in-the-query', 'delebil-demo']) expect(lines.join('')).not.toContain(secret)
})

test('a malformed request is answered below 500', async () => {
  const { hostname, port } = new URL(site.address)
  const status = await new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path: '/', method: 'GET', headers: { 'content-length': '5' } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    call.on('error', reject)
    call.end('abcde')
  })
  expect(status).toBeLessThan(500)
})
