import type { AdminOverview } from '@delebil/core-api/admin'

const trip = {
  reservationId: 9,
  reservationNumber: 114990,
  person: 'Hanne Hauge',
  phone: '+4791844207',
  carNumber: 131,
  licensePlate: 'EB57997',
  location: 'Landås',
  next: { person: 'Amira Aasebø', start: '2026-11-21T20:00:00+01:00' },
}
const none = { count: 0, items: [] }
const at = (hour: number, minute = 0) =>
  `2026-11-21T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+01:00`
const leaving = [1, 3, 2, 3, 1, 0]
const returning = [1, 1, 1, 3, 2, 2]

/** An afternoon in which one car is late, one booking is in danger and one member waits for an answer. */
export const sampleOverview: AdminOverview = {
  day: {
    out: 7,
    leaving: { count: 12, next: at(16) },
    returning: { count: 15, next: at(16) },
    hours: leaving.map((count, index) => ({ at: at(15 + index), leaving: count, returning: returning[index] ?? 0 })),
    events: [
      {
        at: at(16),
        isReturn: true,
        reservationId: 21,
        carNumber: 204,
        licensePlate: 'SX57872',
        person: 'Marit Nygård',
      },
      {
        at: at(16),
        isReturn: false,
        reservationId: 22,
        carNumber: 113,
        licensePlate: 'EB24184',
        person: 'Silje Langeland',
      },
      { at: at(16, 30), isReturn: false, reservationId: 23, carNumber: 168, licensePlate: 'EK99729', person: null },
    ],
  },
  fleet: {
    cars: 42,
    free: 34,
    outOfUse: 1,
    locations: [
      { id: 1, name: 'Arna', cars: 4, free: 2 },
      { id: 2, name: 'Bryggen', cars: 5, free: 4 },
      { id: 3, name: 'Danmarks plass', cars: 3, free: 0 },
    ],
  },
  lateTrips: {
    count: 1,
    items: [{ id: 9, title: 'EB57997 · 114990', detail: 'Hanne Hauge', at: at(14), trip }],
  },
  conflicts: {
    count: 1,
    items: [
      {
        id: 10,
        title: 'EE70190 · 115811',
        detail: 'Øystein Pedersen',
        at: at(17),
        trip: {
          ...trip,
          reservationId: 10,
          person: 'Øystein Pedersen',
          carNumber: 187,
          licensePlate: 'EE70190',
          next: null,
        },
      },
    ],
  },
  reviews: { count: 7, items: [{ id: 12, title: 'SX57872 · 113973', detail: 'Marit Nygård', at: at(1), trip }] },
  messages: {
    count: 4,
    items: [
      {
        id: 31,
        title: 'Hei! Bilen sto uten strøm da jeg kom, så jeg tok en annen.',
        detail: 'Marit Nygård',
        at: at(13),
        trip: {
          ...trip,
          reservationId: 13,
          person: 'Marit Nygård',
          carNumber: 204,
          licensePlate: 'SX57872',
          next: null,
        },
      },
    ],
  },
  damages: none,
  licenses: null,
  carsOut: null,
}

/** What whoever may know none of it is told. */
export const unknownOverview: AdminOverview = {
  day: null,
  fleet: null,
  lateTrips: null,
  conflicts: null,
  reviews: null,
  messages: null,
  damages: null,
  licenses: null,
  carsOut: null,
}
