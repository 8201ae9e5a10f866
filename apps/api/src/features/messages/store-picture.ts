import { createHash } from 'node:crypto'
import { RESERVATION_PICTURES_MAX } from '@delebil/validation'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Call } from '../../platform/verb.ts'
import { memberActor } from '../reservations/acting.ts'
import { lockMyReservation, myReservation } from '../reservations/member/my-reservation.ts'
import * as pictures from '../reservations/stores/pictures.ts'
import type { Reservation } from '../reservations/stores/reservations.ts'
import { refuseUnlessMay } from '../reservations/why-not.ts'
import { type PictureBody, preparePicture, readPictureBytes } from './prepare-picture.ts'

type UploadCall = Pick<Call<'uploadPicture'>, 'db' | 'caller' | 'now'> & {
  readonly input: { readonly params: { readonly id: number }; readonly body: PictureBody }
}

/**
 * Makes a picture of what was sent and keeps it, once however often it comes; then does the rest under the reservation's lock.
 * `known` answers instead where the same bytes have done their work before. No connection is held while the picture is made.
 */
export const storePicture = async <Result>(
  context: Context,
  { db, caller, input, now }: UploadCall,
  known: (db: Queryable, source: pictures.PictureSource) => Promise<Result | undefined>,
  use: (tx: Queryable, reservation: Reservation, picture: pictures.Picture) => Promise<Result>,
): Promise<Result> => {
  const seen = await myReservation(db, caller, input.params.id)
  const asking = { actor: memberActor(caller), now }
  refuseUnlessMay('message', seen, asking)
  const { body } = input
  const bytes = await readPictureBytes(body)
  const digest = createHash('sha256').update(bytes).digest()
  const source = { organizationId: seen.organizationId, id: seen.id, uploaderId: caller.personId, digest }
  const before = await known(db, source)
  if (before !== undefined) return before
  if ((await pictures.countPictures(db, seen)) >= RESERVATION_PICTURES_MAX) throw new Refusal('picture.too-many')

  const { made } = await preparePicture(context, body, bytes)
  return transaction(context.database, async (tx) => {
    const reservation = await lockMyReservation(tx, caller, seen.id)
    refuseUnlessMay('message', reservation, asking)
    const meanwhile = await known(tx, source)
    if (meanwhile !== undefined) return meanwhile
    const waiting = await pictures.findWaitingPicture(tx, source)
    if (waiting === undefined && (await pictures.countPictures(tx, seen)) >= RESERVATION_PICTURES_MAX) {
      throw new Refusal('picture.too-many')
    }
    return use(
      tx,
      reservation,
      waiting ?? (await pictures.insertPicture(tx, { ...source, reservationId: source.id }, { ...made, at: now })),
    )
  })
}
