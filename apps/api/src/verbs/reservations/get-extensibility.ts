import {
  addMinutes,
  addOsloDays,
  EXTENSION_STEP_MINUTES,
  earlierOf,
  formatInstant,
  type Period,
  periodMinutes,
  RESERVATION_MAX_DAYS,
} from '@delebil/validation'
import { nextStartOnCar } from '../../stores/reservations.ts'
import type { Verb } from '../../verb.ts'
import { canExtend } from './can-extend.ts'
import { myReservation } from './my-reservation.ts'

const latestEnd = ({ start, end }: Period, nextStart: Date | undefined): Date | null => {
  const longest = addOsloDays(start, RESERVATION_MAX_DAYS)
  const limit = nextStart === undefined ? longest : earlierOf(longest, nextStart)
  const steps = Math.floor(periodMinutes({ start: end, end: limit }) / EXTENSION_STEP_MINUTES)
  return steps < 1 ? null : addMinutes(end, steps * EXTENSION_STEP_MINUTES)
}

export const getExtensibility: Verb<'getExtensibility'> = async (_context, { db, caller, input, now }) => {
  const reservation = await myReservation(db, caller, input.params.id)
  if (!canExtend(reservation, now)) return { answer: { isExtensible: false, latestEnd: null } }
  const { organizationId, carId, end } = reservation
  const latest = latestEnd(reservation, await nextStartOnCar(db, organizationId, carId, end))
  return { answer: { isExtensible: latest !== null, latestEnd: latest && formatInstant(latest) } }
}
