import { describe, expect, it } from 'vitest'
import { askedBookingQuery, readAskedBooking } from './asked-booking.ts'

const now = new Date('2026-11-21T10:00:00+01:00')
const asked = {
  carId: 93,
  period: { start: new Date('2026-11-22T08:00:00+01:00'), end: new Date('2026-11-22T12:00:00+01:00') },
  superDamageWaiver: true,
  kilometers: 40,
}
const read = (query: string) => readAskedBooking(new URLSearchParams(query), 93, now)

describe('the address of a booking to confirm', () => {
  it('tells the car, the time, the waiver and the kilometres, and is read as it was written', () => {
    expect(askedBookingQuery(asked)).toMatch(/^car=93&booking=1&start=2026-11-22T08/)
    expect(read(askedBookingQuery(asked))).toEqual(asked)
    const without = { ...asked, superDamageWaiver: false, kilometers: 0 }
    expect(read(askedBookingQuery(without))).toEqual(without)
  })
  it.each([
    ['no time', 'car=93&booking=1'],
    ['no confirmation', askedBookingQuery(asked).replace('&booking=1', '')],
    ['a time that is nonsense', 'car=93&booking=1&start=i+dag&end=i+morgen'],
    [
      'an end before its start',
      askedBookingQuery({ ...asked, period: { start: asked.period.end, end: asked.period.start } }),
    ],
    ['a time that is over', askedBookingQuery({ ...asked, period: { start: new Date(0), end: now } })],
  ])('asks for nothing with %s', (_, query) => {
    expect(read(query)).toBeUndefined()
  })
  it('takes kilometres that are no number for none', () => {
    expect(read(askedBookingQuery(asked).replace('kilometers=40', 'kilometers=-1'))?.kilometers).toBe(0)
  })
})
