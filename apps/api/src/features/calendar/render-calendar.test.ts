import { standardPolicy } from '@delebil/validation'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { CalendarReservation } from './calendar-feed-store.ts'
import { renderCalendar } from './render-calendar.ts'

const reservation = (more: Partial<CalendarReservation> = {}): CalendarReservation => ({
  organizationId: 1,
  id: 7,
  reservationNumber: 100007,
  membershipId: 1,
  personId: 1,
  carId: 1,
  start: new Date('2026-11-21T10:00:00+01:00'),
  end: new Date('2026-11-21T12:00:00+01:00'),
  busyUntil: new Date('2026-11-21T12:00:00+01:00'),
  created: new Date('2026-11-20T09:00:00Z'),
  started: null,
  ended: null,
  canceled: null,
  voided: null,
  superDamageWaiver: false,
  kilometers: null,
  userNote: 'Barnesete til Ada',
  carWasDamaged: null,
  needsReview: false,
  kilometersMissing: false,
  startOdometer: null,
  startOdometerAt: null,
  endOdometer: null,
  endOdometerAt: null,
  tariffId: 1,
  version: 1,
  ...standardPolicy,
  decided: [],
  changed: new Date('2026-11-20T09:00:00Z'),
  model: 'Škoda Fabia; Combi, 5 dører',
  licensePlate: 'EL10001',
  place: 'Torget, øvre plan',
  parkingDescription: 'I bakgården.\nPorten åpnes med app.',
  lat: 60.39,
  lng: 5.32,
  ...more,
})

const addressOf = (id: number) => `https://delebil.test/reservations/${id}`
const render = (of: readonly CalendarReservation[], alarmMinutes?: number) =>
  renderCalendar(of, { addressOf, alarmMinutes })
/** What another library reads out of it. */
const read = (...of: Parameters<typeof render>) => {
  const calendar = new ICAL.Component(ICAL.parse(render(...of)))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

describe('reservations as iCalendar', () => {
  test('an event with special characters is read back unchanged by another library', () => {
    const { calendar, events } = read([reservation()])
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const [event] = events
    expect(event).toMatchObject({
      uid: 'reservation-1-7@delebil',
      summary: 'Bil: Škoda Fabia; Combi, 5 dører (EL10001)',
      location: 'Torget, øvre plan',
      description: 'Reservasjon 100007\nI bakgården.\nPorten åpnes med app.',
      sequence: 0,
    })
    const property = (name: string) => event?.component.getFirstPropertyValue(name)
    expect(property('geo')).toEqual([60.39, 5.32])
    expect(property('status')).toBe('CONFIRMED')
    expect(property('url')).toBe('https://delebil.test/reservations/7')
    expect(String(property('last-modified'))).toBe('2026-11-20T09:00:00Z')
    expect(String(property('dtstamp'))).toBe('2026-11-20T09:00:00Z')
  })

  test.each([
    ['the night that has an hour twice', '2026-10-25T01:00:00+02:00', '2026-10-25T04:00:00+01:00', 4],
    ['the first 02:30 of it', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', 1],
    ['the night that lacks an hour', '2027-03-28T01:00:00+01:00', '2027-03-28T04:00:00+02:00', 2],
    ['summer', '2027-07-01T10:00:00+02:00', '2027-07-01T12:00:00+02:00', 2],
  ])('start, end and length of an event are right in %s', (_name, start, end, hours) => {
    const { events } = read([reservation({ start: new Date(start), end: new Date(end) })])
    const [event] = events
    expect(event?.startDate.toJSDate()).toEqual(new Date(start))
    expect(event?.endDate.toJSDate()).toEqual(new Date(end))
    expect(event?.duration.toSeconds()).toBe(hours * 3600)
  })

  test('a changed reservation keeps its UID and raises sequence and last-modified', () => {
    const changed = new Date('2026-11-20T11:00:00Z')
    const [before] = read([reservation()]).events
    const [after] = read([reservation({ version: 3, changed })]).events
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBe(2)
    expect(String(after?.component.getFirstPropertyValue('last-modified'))).toBe('2026-11-20T11:00:00Z')
  })

  test('a cancelled reservation stays as CANCELLED and transparent, without an alarm', () => {
    const { events } = read([reservation({ canceled: new Date('2026-11-20T10:00:00Z'), version: 2 })], 30)
    const component = events[0]?.component
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(component?.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(events[0]?.summary).toMatch(/^Avbestilt: /)
    expect(component?.getAllSubcomponents('valarm')).toEqual([])
  })

  test('an event has an alarm only when minutes for one are given', () => {
    expect(read([reservation()]).events[0]?.component.getAllSubcomponents('valarm')).toEqual([])
    const [alarm] = read([reservation()], 30).events[0]?.component.getAllSubcomponents('valarm') ?? []
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    const before = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined
    expect(before?.toSeconds()).toBe(-1800)
  })

  test('a trip that was ended shows the end it had', () => {
    const ended = new Date('2026-11-21T11:20:00+01:00')
    expect(read([reservation({ ended })]).events[0]?.endDate.toJSDate()).toEqual(ended)
  })

  test('equal reservations give equal text, without the note, in lines of at most 75 bytes', () => {
    const text = render([reservation(), reservation({ id: 8 })], 60)
    expect(render([reservation(), reservation({ id: 8 })], 60)).toBe(text)
    expect(text).not.toContain('Ada')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
    expect(read([]).events).toEqual([])
  })
})
