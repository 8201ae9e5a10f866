import { endpoint } from '../endpoint.ts'
import { liveEvent } from '../entities/live-event.ts'

export const streamEvents = endpoint('GET /api/events', {
  summary: 'Live events: my reservations, what I wait for, and cars of my clubs whose availability changed',
  tag: 'Drift',
  access: 'session',
  partner: true,
  staffSession: true,
  response: liveEvent,
  stream: true,
})
