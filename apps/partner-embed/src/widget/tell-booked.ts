import type { Api } from '@delebil/core-api'
import type { EmbedHost } from '../contract.ts'

/** The same calls; a booking that has succeeded is told to the page. */
export function tellBooked(api: Api, { tell }: Pick<EmbedHost, 'tell'>): Api {
  const createReservation: Api['createReservation'] = async (input) => {
    const result = await api.createReservation(input)
    if (!result.ok || result.value.entity === null) return result
    const { id, reservationNumber, carId, start, end } = result.value.entity
    tell('booked', { reservationId: id, reservationNumber, carId, start, end })
    return result
  }
  return { ...api, createReservation }
}
