import type { Endpoint } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { Refusal } from '../refusal.ts'

type Upload = NonNullable<Endpoint['upload']>

/** All files together that one server holds while they come in (bytes). */
const mostHeldBytes = 128 * 1024 * 1024
let heldBytes = 0

const tooLarge = ({ tooLarge: code }: Upload, fieldName: string): Refusal =>
  new Refusal(code, { errors: [{ code, message: problemText[code], fieldName }] })

const missing = (): Refusal => {
  const code = 'field.required'
  return new Refusal('request.invalid', { errors: [{ code, message: problemText[code], fieldName: 'file' }] })
}

/** Teaches the server multipart. Nothing of it is read before a call of the contract asks for its file. */
export const addMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** The most that a call's JSON may have: the file as base64, and some room for the fields beside it. */
export const jsonLimit = ({ maxBytes }: Upload): number => Math.ceil(maxBytes / 3) * 4 + 16 * 1024

/** Counts a file that comes as JSON among all that are held, before any of it is read and until it is answered. */
export const holdJson =
  (upload: Upload) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    if (headers['content-type']?.startsWith('multipart/')) return payload
    const most = Math.min(Number(headers['content-length'] ?? Number.POSITIVE_INFINITY), jsonLimit(upload))
    if (heldBytes + most > mostHeldBytes) throw new Refusal('server.busy', { retryAfterSeconds: 2 })
    heldBytes += most
    reply.raw.once('close', () => {
      heldBytes -= most
    })
    return payload
  }

/** A JSON body that was too large, told at the field that made it so. Anything else as it was. */
export const uploadError = (upload: Upload, error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? tooLarge(upload, 'base64Data') : error

/**
 * The body of a call that takes a file: `{file}` of a multipart body, else the JSON that came. Never holds more than the limit
 * of a file, and lets the rest of one that is too large run out unread.
 */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  const { maxBytes } = upload
  const part = await request.file({ limits: { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: maxBytes } })
  if (part === undefined || part.fieldname !== 'file') throw missing()
  const chunks: Buffer[] = []
  let held = 0
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      held += chunk.length
      heldBytes += chunk.length
      if (heldBytes > mostHeldBytes) throw new Refusal('server.busy', { retryAfterSeconds: 2 })
      chunks.push(chunk)
    }
    if (part.file.truncated) throw tooLarge(upload, 'file')
    return { file: new File(chunks, part.filename ?? '', { type: part.mimetype }) }
  } catch (error) {
    // The rest is multipart that broke off.
    throw error instanceof Refusal ? error : new Refusal('request.invalid')
  } finally {
    heldBytes -= held
  }
}
