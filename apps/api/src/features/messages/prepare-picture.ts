import type { Contract, HandlerInput } from '@delebil/core-api'
import { PICTURE_MAX_BYTES } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import type { PictureProblem } from '../../adapters/pictures/port.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'

/** A picture as it was sent: a file, or the spec's JSON of one. */
export type PictureBody = HandlerInput<Contract['uploadPicture']>['body']

const atField = (code: 'picture.unreadable' | 'picture.too-large', fieldName: string): Refusal =>
  new Refusal(code, { errors: [{ code, message: problemText[code], fieldName }] })

const refusalOf = (problem: PictureProblem, fieldName: string): Refusal =>
  problem === 'busy' ? new Refusal('server.busy', { retryAfterSeconds: 2 }) : atField(`picture.${problem}`, fieldName)

const fieldOf = (body: PictureBody): string => ('file' in body ? 'file' : 'base64Data')

/** The bytes of what was sent. Throws Refusal where there are too many. */
export const readPictureBytes = async (body: PictureBody): Promise<Buffer> => {
  const bytes =
    'file' in body
      ? Buffer.from(await body.file.arrayBuffer())
      : Buffer.from(body.base64Data.replace(/^data:[^,]*,/, ''), 'base64')
  if (bytes.length > PICTURE_MAX_BYTES) throw atField('picture.too-large', fieldOf(body))
  return bytes
}

/** Makes the picture that is kept. Throws Refusal for what is none. */
export const preparePicture = async ({ pictures }: Pick<Context, 'pictures'>, body: PictureBody, read?: Buffer) => {
  const bytes = read ?? (await readPictureBytes(body))
  const made = await pictures.prepare(bytes, 'metaData' in body ? body.metaData?.orientation : undefined)
  if (typeof made === 'string') throw refusalOf(made, fieldOf(body))
  return { bytes, made }
}
