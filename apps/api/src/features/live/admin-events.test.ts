import { expect, test } from 'vitest'
import { adminEventsFor } from './admin-events.ts'

const at = new Date(0)
const event = { xid: '1', id: 1, at, organizationId: 1, carId: null, reservationId: null, payload: {} }
const changed = { ...event, topic: 'admin', payload: { resource: 'cars', id: 7 } } as const
const booked = { ...event, topic: 'reservation', reservationId: 9 } as const
const may = (...permissions: string[]) => [{ organizationId: 1, personId: 5, permissions }]

test('staff get the events of records that they may read, each once, and no others', () => {
  const events = [changed, changed, booked]
  const car = { topic: 'admin', organizationId: 1, resource: 'cars', id: 7 }
  const reservation = { topic: 'admin', organizationId: 1, resource: 'reservations', id: 9 }
  expect(adminEventsFor(5, events, may('FLEET_MANAGEMENT_READ'))).toEqual([car])
  expect(adminEventsFor(5, events, may('RESERVATION_READ'))).toEqual([reservation])
  expect(adminEventsFor(5, events, may('FLEET_MANAGEMENT_READ', 'RESERVATION_READ'))).toEqual([car, reservation])
  expect(adminEventsFor(5, events, may('HELP_READ'))).toEqual([])
})

test('members, and staff of another organisation, get no events of the admin area', () => {
  expect(adminEventsFor(6, [changed, booked], may('FLEET_MANAGEMENT_READ'))).toEqual([])
  const elsewhere = [{ organizationId: 2, personId: 5, permissions: ['FLEET_MANAGEMENT_READ'] }]
  expect(adminEventsFor(5, [changed], elsewhere)).toEqual([])
})
