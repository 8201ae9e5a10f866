import { apiRoot } from '@delebil/core-api'
import type { Gate } from '../../../platform/http/add-endpoints.ts'
import { myReservation } from '../../reservations/member/my-reservation.ts'

const ofReservations = `${apiRoot}reservations/{id}/`

/** Files for a reservation are taken from those who see it. An address that is none is refused where all of it is read. */
export const mayUpload: Gate['mayUpload'] = async ({ database }, path, { caller, params }) => {
  const id = Math.trunc(Number((params as { id?: string }).id))
  if (caller && path.startsWith(ofReservations) && id > 0 && id < 2 ** 31) await myReservation(database, caller, id)
}
