import type { FilterToken } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

let site: AdminSite
let staff: Hired
const oslo = (days: number, hours: number) =>
  `(date_trunc('day', now() at time zone 'Europe/Oslo') + interval '${days} days ${hours} hours') at time zone 'Europe/Oslo'`
const trip = (id: number, start: string, end: string, started = 'null', ended = 'null') =>
  `(1, ${id}, ${id}, 'member', 1, 1, 1, ${start}, ${end}, ${end}, false, 1, ${started}, ${ended})`
beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, ['RESERVATION_READ'])
  const ago = (hours: number) => `now() - interval '${hours} hours'`
  await site.database.change(`
    insert into reservation (organization_id, id, reservation_number, kind, membership_id, person_id, car_id, start_at, end_at, busy_until,
      blocking, tariff_id, started_at, ended_at) values
      ${[
        trip(901, ago(80), ago(75), ago(80)),
        // Still out, and back before the day is over, at whatever time this runs.
        trip(902, ago(2), `least(now() + interval '1 hour', ${oslo(1, 0)})`, ago(2)),
        trip(903, oslo(0, 0), oslo(1, 0)),
        trip(904, oslo(0, -2), oslo(0, 0)),
        trip(905, oslo(1, 0), oslo(1, 3)),
        trip(906, oslo(-1, 23), oslo(0, 1), oslo(-1, 23), oslo(0, 1)),
        trip(907, oslo(-9, 0), oslo(5, 0)),
        trip(908, oslo(2, 0), oslo(2, 3)),
      ].join(', ')}`)
})
afterAll(() => site.stop())

const is = (field: string, value: unknown): FilterToken => ({ field, operator: 'is', value })
const numbers = async (filter: readonly FilterToken[], query: object = {}): Promise<number[]> => {
  const { body, text } = await site.ask('reservations.list', staff.token, {
    query: { filter: JSON.stringify(filter), ...query },
  })
  if (!body.data) throw new Error(text)
  return (body.data as { reservationNumber: number }[]).map(({ reservationNumber }) => reservationNumber)
}

test('a trip is on each day that it touches, midnight belongs to the next, and what is out is on today', async () => {
  expect((await numbers([is('days', 'YESTERDAY')])).toSorted()).toEqual(expect.arrayContaining([904, 906, 907]))
  const today = await numbers([is('days', 'TODAY')])
  expect(today.toSorted()).toEqual([901, 902, 903, 906, 907])
  expect((await numbers([is('days', 'TOMORROW')])).toSorted()).toEqual([905, 907])
})

test('the trips of a day begin with who is not back, then who is out, and end with what is over', async () => {
  const today = await numbers([is('days', 'TODAY')], { sort: 'urgency' })
  expect([today.slice(0, 2), today.at(-1)]).toEqual([[901, 902], 906])
})

test('all that there ever was can not be sorted by what no index has: request.invalid', async () => {
  const { status, body } = await site.ask('reservations.list', staff.token, { query: { sort: 'urgency' } })
  expect([status, body.code, body.errors[0]?.fieldName]).toEqual([400, 'request.invalid', 'sort'])
})

test('the views of a list are counted in one answer, each as its list counts', async () => {
  const filters = [[], [is('progress', 'LATE')], [is('progress', 'OUT')], [is('days', 'TODAY')]]
  const { status, body } = await site.ask('reservations.counts', staff.token, {
    query: { filters: JSON.stringify(filters) },
  })
  expect(status).toBe(200)
  const totals = (body.data as unknown as { total: number; isExact: boolean }[]).map(({ total }) => total)
  expect(totals.slice(1)).toEqual([1, 1, 5])
  const lengths: number[] = []
  for (const filter of filters) lengths.push((await numbers(filter)).length)
  expect(totals).toEqual(lengths)
})

test('a filter that does not exist is not counted: request.invalid', async () => {
  const { status, body } = await site.ask('reservations.counts', staff.token, {
    query: { filters: JSON.stringify([[is('geheim', 1)]]) },
  })
  expect([status, body.code]).toEqual([400, 'request.invalid'])
})
