import { expect, it } from 'vitest'
import { sampleReservation } from '../sample/bergen.ts'
import { calendarFile } from './calendar-file.ts'

it('the calendar file of a reservation holds its time in UTC, its car and its place, and breaks at no comma', () => {
  const location = { ...sampleReservation().location, parkingDescription: 'Plass 4, 5; i gården' }
  expect(calendarFile(sampleReservation({ location })).split('\r\n').slice(4, 10)).toEqual([
    'UID:reservation-1-501@delebil',
    'DTSTAMP:20261118T080000Z',
    'DTSTART:20261121T112000Z',
    'DTEND:20261121T162000Z',
    'SUMMARY:Toyota Yaris (EK 10407)',
    'LOCATION:Nygårdsgaten. Plass 4\\, 5\\; i gården',
  ])
})
