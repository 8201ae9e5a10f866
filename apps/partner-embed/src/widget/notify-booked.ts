import { type Answer, type Api, aroundCalls, type Contract } from '@delebil/core-api'
import type { EmbedHost } from '../contract.ts'

/** The same calls; a booking that has succeeded is told to the page. */
export function notifyBooked(api: Pick<Api, 'call'>, { tell }: Pick<EmbedHost, 'tell'>): Api {
  return aroundCalls(api, async (name, _input, send) => {
    const result = await send()
    if (name !== 'createReservation' || !result.ok) return result
    const { entity } = result.value as Answer<Contract['createReservation']>
    if (entity === null) return result
    const { id, reservationNumber, carId, start, end } = entity
    tell('booked', { reservationId: id, reservationNumber, carId, start, end })
    return result
  })
}
