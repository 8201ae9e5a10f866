import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { calendarFeed } from '../entities/sharing.ts'

const tag = 'Kalender'
const path = '/api/calendar'
const body = v.object({ alarmMinutes: calendarFeed.entries.alarmMinutes })

export const getCalendarFeed = endpoint(`GET ${path}`, {
  summary: 'Whether my reservations can be read as a calendar, and since when',
  tag,
  access: 'session',
  response: v.object({ entity: v.nullable(calendarFeed) }),
})

export const createCalendarFeed = endpoint(`POST ${path}`, {
  summary: 'Make the secret address of my calendar; an earlier one is dead at once',
  description:
    'Only this answer has the `address` (iCalendar, RFC 5545): the server keeps a hash. It shows the past three months and all that is ahead.',
  tag,
  access: 'session',
  body,
  status: 201,
  response: changed(v.object({ ...calendarFeed.entries, address: v.string() })),
})

export const updateCalendarFeed = endpoint(`PUT ${path}`, {
  summary: 'Set when the calendar reminds of a trip; the address stays',
  tag,
  access: 'session',
  idempotent: true,
  body,
  response: changed(calendarFeed),
  problems: ['resource.unknown'],
})

export const deleteCalendarFeed = endpoint(`DELETE ${path}`, {
  summary: 'Take the address of my calendar away',
  tag,
  access: 'session',
})
