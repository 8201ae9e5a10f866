import type { Verb } from '../../../platform/verb.ts'
import { myReservation } from './my-reservation.ts'

export const listDrivers: Verb<'listDrivers'> = async (_context, { db, caller, input }) => {
  const { drivers } = await myReservation(db, caller, input.params.id)
  return { answer: { data: drivers } }
}
