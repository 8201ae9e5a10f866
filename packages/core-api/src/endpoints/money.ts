import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { carYear } from '../entities/car-year.ts'
import { runningCost } from '../entities/running-cost.ts'
import { ofOne } from '../of-one.ts'
import { wholeText } from '../primitives.ts'

export const getRunningCost = endpoint('GET /api/reservations/{id}/running-cost', {
  ...ofOne,
  summary: 'What my trip under way has cost so far, and will cost at its end',
  tag: 'Reservasjoner',
  access: 'session',
  partner: true,
  response: runningCost,
  problems: ['resource.unknown', 'reservation.not-active', 'reservation.not-started'],
})

export const getCarYear = endpoint('GET /api/persons/car-year', {
  summary: 'My trips of a year: kilometres, hours, cost and CO2 by month, against owning a car',
  description: 'Trips that I booked and that have ended. Without `year` the one that is running in Oslo.',
  tag: 'Bruker',
  access: 'session',
  query: v.object({ year: v.optional(wholeText(2000, 2100)) }),
  response: v.object({ entity: carYear }),
})
