import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMinutes } from '@delebil/validation/time'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  callEndpoint,
  entityIdOf,
  logIn,
  startTestSite,
  type TestSite,
  testPeople,
} from '../../testing/test-site.ts'
import { redactPath } from './redacted-paths.ts'

const lines: string[] = []
let site: TestSite
let folder: string
let token: string
let reservationId: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delebil-secret-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Delebil</title>')
  site = await startTestSite({}, lines, folder)
  token = await logIn(site.address, testPeople.owner)
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 24) * 3_600_000)
  const body = { membershipId: 2, carId: 1, start, end: addMinutes(start, 120) }
  reservationId = entityIdOf(await callEndpoint(site.address, 'createReservation', { token, body }))
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

const addressIn = ({ body }: { body?: Record<string, unknown> | undefined }) =>
  String((body?.entity as { address: string } | undefined)?.address)
const share = async () => {
  const address = addressIn(
    await callEndpoint(site.address, 'shareReservation', { token, params: { id: reservationId } }),
  )
  return { address, secret: address.slice(address.lastIndexOf('/') + 1) }
}
const newCalendar = async (alarmMinutes: number | null = null) =>
  addressIn(await callEndpoint(site.address, 'createCalendarFeed', { token, body: { alarmMinutes } }))

describe('a shared reservation', () => {
  test('is read by its address alone, with no-store, noindex and no-referrer', async () => {
    const { address, secret } = await share()
    expect(address).toBe(`${site.address}/shared/${secret}`)
    const page = await ask(address, { headers: { accept: 'text/html' } })
    const data = await callEndpoint(site.address, 'getSharedReservation', { params: { id: secret } })
    for (const { status, headers } of [page, data]) {
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    expect(data.body).toMatchObject({ state: 'FUTURE', model: 'Volkswagen ID.3' })
  })

  test('that was stopped, has expired or never existed is answered alike, head and body', async () => {
    const { secret } = await share()
    const outline = async (id: string) => {
      const { status, headers, body } = await callEndpoint(site.address, 'getSharedReservation', { params: { id } })
      const varying = ['date', 'x-request-id', 'connection', 'keep-alive']
      const head = [...headers].filter(([name]) => !varying.includes(name))
      return { status, head, body: { ...body, requestId: '' } }
    }
    await site.suite.database.change(
      `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
         values (1, 900, 2, 1, 3, now() - interval '50 hours', now() - interval '48 hours', now() - interval '48 hours', 1);
       insert into reservation_share (organization_id, reservation_id, token_hash, person_id, created_at)
         values (1, 900, sha256('long-over'), 1, now() - interval '50 hours')`,
    )
    await callEndpoint(site.address, 'stopSharing', { token, params: { id: reservationId } })
    const never = await outline('A'.repeat(43))
    expect(never).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    for (const id of [secret, 'long-over', 'x', '1', `${secret}x`]) expect(await outline(id), id).toEqual(never)
  })
})

describe('a calendar', () => {
  test('is read by its address alone, and asked for again answers 304', async () => {
    const address = await newCalendar(30)
    const first = await ask(address)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('cache-control')).toMatch(/^private/)
    expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const calendar = new ICAL.Component(ICAL.parse(first.text))
    const events = calendar.getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toContain(
      `reservation-1-${reservationId}@delebil`,
    )
    expect(first.text).toContain(`${site.address}/reservations/${reservationId}`)
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(address, { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    await callEndpoint(site.address, 'extendReservation', {
      token,
      params: { id: reservationId },
      body: { extendByMinutes: 30 },
    })
    const changed = await ask(address, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('SEQUENCE:1')
  })

  test('holds what the person booked or drives, three months back and ahead, cancelled ones too', async () => {
    const { database } = site.suite
    const add = (id: number, personId: number, start: string, canceled = false) =>
      database.change(
        `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, canceled_at, blocking)
         select 1, $1, 2, $2, 2, at, at + interval '2 hours', at + interval '2 hours', 1, case when $4 then now() end, not $4
         from (select now() + $3::interval as at) t`,
        [id, personId, start, canceled],
      )
    await add(801, 1, '-80 days')
    await add(802, 1, '-100 days')
    await add(803, 1, '60 days', true)
    await add(804, 2, '61 days')
    await add(805, 2, '62 days')
    await database.change(
      'insert into reservation_driver (organization_id, reservation_id, person_id) values (1, 805, 1)',
    )
    const { text } = await ask(await newCalendar())
    const shown = [...text.matchAll(/UID:reservation-1-(8\d\d)@/g)].map(([, id]) => id)
    expect(shown).toEqual(['801', '803', '805'])
    expect(text).toContain('STATUS:CANCELLED')
  })

  test('stops working at its old address when a new one is made, or none is wanted', async () => {
    const old = await newCalendar()
    const next = await newCalendar(60)
    expect((await callEndpoint(site.address, 'getCalendarFeed', { token })).body).toMatchObject({
      entity: { alarmMinutes: 60 },
    })
    const update = { token, body: { alarmMinutes: null } }
    expect((await callEndpoint(site.address, 'updateCalendarFeed', update)).body).toMatchObject({
      entity: { alarmMinutes: null },
    })
    const dead = async (address: string) => {
      const { status, body } = await ask(address)
      return { status, body: { ...body, requestId: '' } }
    }
    const never = await dead(`${site.address}/api/calendar/${'A'.repeat(43)}.ics`)
    expect(never).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
    expect(await dead(old)).toEqual(never)
    expect((await ask(next)).status).toBe(200)
    expect((await callEndpoint(site.address, 'deleteCalendarFeed', { token })).status).toBe(204)
    expect(await dead(next)).toEqual(never)
    expect((await callEndpoint(site.address, 'getCalendarFeed', { token })).body).toEqual({ entity: null })
    expect((await callEndpoint(site.address, 'updateCalendarFeed', update)).status).toBe(404)
  })
})

test('the secret of a link or calendar is in no log and in no table', async () => {
  const { address, secret } = await share()
  const calendar = await newCalendar()
  const calendarSecret = /calendar\/([\w-]{43})\.ics$/.exec(calendar)?.[1] ?? ''
  expect(calendarSecret).not.toBe('')
  await ask(address, { headers: { accept: 'text/html' } })
  await ask(calendar)
  await callEndpoint(site.address, 'getSharedReservation', { params: { id: secret } })
  const log = lines.join('')
  expect(log).toContain('"path":"/shared/[redacted]"')
  expect(log).toContain('"path":"/api/shared/[redacted]"')
  expect(log).toContain('"path":"/api/calendar/[redacted]"')
  const tables = ['reservation_share', 'calendar_feed', 'idempotency', 'outbox', 'reservation_change']
  const rows = await Promise.all(
    tables.map((table) => site.suite.database.rows<{ all: string }>(`select t::text as all from ${table} t`)),
  )
  const stored = rows.flat().map((row) => row.all)
  for (const hidden of [secret, calendarSecret]) {
    expect(log).not.toContain(hidden)
    expect(stored.join(' ')).not.toContain(hidden)
  }
})

test.each([
  ['/api/calendar', '/api/calendar'],
  ['/shared/', '/shared/'],
  ['/API/Shared/abc/def', '/API/Shared/[redacted]/def'],
  ['/reservations/7', '/reservations/7'],
])('the address %s is written to the log as %s', (path, shown) => expect(redactPath(path)).toBe(shown))

test('guessing addresses is stopped after a while: 429', async () => {
  const statuses = new Set<number>()
  for (let guess = 0; guess < 70; guess += 1) {
    const id = String(guess).padStart(43, 'A')
    statuses.add((await callEndpoint(site.address, 'getSharedReservation', { params: { id } })).status)
  }
  expect([...statuses]).toEqual([404, 429])
})
