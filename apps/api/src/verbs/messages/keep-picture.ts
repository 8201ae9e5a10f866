import { createHash } from 'node:crypto'
import type { Contract, HandlerInput } from '@delebil/core-api'
import { PICTURE_MAX_BYTES, problemText, RESERVATION_PICTURES_MAX } from '@delebil/validation'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { transaction } from '../../db/transaction.ts'
import type { PictureProblem } from '../../pictures/pictures.ts'
import { Refusal } from '../../refusal.ts'
import * as pictures from '../../stores/pictures.ts'
import type { Reservation } from '../../stores/reservations.ts'
import type { Call } from '../../verb.ts'
import { lockMyReservation, myReservation } from '../reservations/my-reservation.ts'
import { refuseUnlessOpenToWords } from './write-message.ts'

type Upload = HandlerInput<Contract['uploadPicture']>['body']
type UploadCall = Pick<Call<'uploadPicture'>, 'db' | 'caller' | 'now'> & {
  readonly input: { readonly params: { readonly id: number }; readonly body: Upload }
}

const atField = (code: 'picture.unreadable' | 'picture.too-large', fieldName: string): Refusal =>
  new Refusal(code, { errors: [{ code, message: problemText[code], fieldName }] })

const refusalOf = (problem: PictureProblem, fieldName: string): Refusal =>
  problem === 'busy' ? new Refusal('server.busy', { retryAfterSeconds: 2 }) : atField(`picture.${problem}`, fieldName)

const readBytes = async (body: Upload): Promise<Buffer> =>
  'file' in body
    ? Buffer.from(await body.file.arrayBuffer())
    : Buffer.from(body.base64Data.replace(/^data:[^,]*,/, ''), 'base64')

/**
 * Makes a picture of what was sent and keeps it, once however often it comes; then does the rest under the reservation's lock.
 * `known` answers instead where the same bytes have done their work before. No connection is held while the picture is made.
 */
export const keepPicture = async <Result>(
  { database, pictures: maker }: Context,
  { db, caller, input, now }: UploadCall,
  known: (db: Queryable, source: pictures.PictureSource) => Promise<Result | undefined>,
  use: (tx: Queryable, reservation: Reservation, picture: pictures.Picture) => Promise<Result>,
): Promise<Result> => {
  const seen = await myReservation(db, caller, input.params.id)
  refuseUnlessOpenToWords(seen)
  const { body } = input
  const fieldName = 'file' in body ? 'file' : 'base64Data'
  const bytes = await readBytes(body)
  if (bytes.length > PICTURE_MAX_BYTES) throw atField('picture.too-large', fieldName)
  const digest = createHash('sha256').update(bytes).digest()
  const source = { organizationId: seen.organizationId, id: seen.id, uploaderId: caller.personId, digest }
  const before = await known(db, source)
  if (before !== undefined) return before
  if ((await pictures.countPictures(db, seen)) >= RESERVATION_PICTURES_MAX) throw new Refusal('picture.too-many')

  const made = await maker.prepare(bytes, 'metaData' in body ? body.metaData?.orientation : undefined)
  if (typeof made === 'string') throw refusalOf(made, fieldName)
  return transaction(database, async (tx) => {
    const reservation = await lockMyReservation(tx, caller, seen.id)
    refuseUnlessOpenToWords(reservation)
    const meanwhile = await known(tx, source)
    if (meanwhile !== undefined) return meanwhile
    const waiting = await pictures.findWaitingPicture(tx, source)
    if (waiting === undefined && (await pictures.countPictures(tx, seen)) >= RESERVATION_PICTURES_MAX) {
      throw new Refusal('picture.too-many')
    }
    return use(tx, reservation, waiting ?? (await pictures.insertPicture(tx, source, { ...made, at: now })))
  })
}
