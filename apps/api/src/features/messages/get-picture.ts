import { orRefuse } from '../../platform/or-refuse.ts'
import type { Verb } from '../../platform/verb.ts'
import { myReservation } from '../reservations/member/my-reservation.ts'
import { findPictureContent } from '../reservations/stores/pictures.ts'

const keepSeconds = 60 * 60

/** A picture, for those who may see its reservation. Their own browser may keep it: it never changes. */
export const getPicture: Verb<'getPicture'> = async (_context, { db, caller, input }) => {
  const { id, pictureId } = input.params
  const reservation = await myReservation(db, caller, id)
  const content = orRefuse(await findPictureContent(db, reservation, caller.personId, pictureId, input.query.size))
  return {
    answer: new Blob([content], { type: 'image/jpeg' }),
    headers: {
      'cache-control': `private, max-age=${keepSeconds}, immutable`,
      vary: 'authorization',
      'content-disposition': `inline; filename="bilde-${pictureId}.jpg"`,
    },
  }
}
