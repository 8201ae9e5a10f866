import { mayAny, useAdminHost, useRecord } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'

/** The reservation that a message is about; nothing for who may not see reservations. */
export function useTrip(reservationId: number): Read<'reservations'> | undefined {
  const { permissions } = useAdminHost()
  const mayRead = mayAny(permissions, adminResources.reservations.read)
  const { data } = useRecord('reservations', mayRead ? reservationId : undefined)
  return data as Read<'reservations'> | undefined
}
