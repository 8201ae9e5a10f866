import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { calendarFeed } from '../entities/sharing.ts'

const mine = { tag: 'Kalender', access: 'session' } as const
const path = '/api/calendar'
const body = v.object({ alarmMinutes: calendarFeed.entries.alarmMinutes })

export const getCalendarFeed = endpoint(`GET ${path}`, {
  ...mine,
  summary: 'Whether my reservations can be read as a calendar, and since when',
  response: v.object({ entity: v.nullable(calendarFeed) }),
})

export const createCalendarFeed = endpoint(`POST ${path}`, {
  ...mine,
  summary: 'Make the secret address of my calendar; an earlier one is dead at once',
  description:
    'Only this answer has the `address` (iCalendar, RFC 5545): the server keeps a hash. It shows the past three months and all that is ahead.',
  body,
  status: 201,
  response: changed(v.object({ ...calendarFeed.entries, address: v.string() })),
})

export const updateCalendarFeed = endpoint(`PUT ${path}`, {
  ...mine,
  summary: 'Set when the calendar reminds of a trip; the address stays',
  idempotent: true,
  body,
  response: changed(calendarFeed),
  problems: ['resource.unknown'],
})

export const deleteCalendarFeed = endpoint(`DELETE ${path}`, {
  ...mine,
  summary: 'Take the address of my calendar away',
})
