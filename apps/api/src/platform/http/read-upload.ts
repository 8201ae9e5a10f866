import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Endpoint } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { Refusal } from '../refusal.ts'
import { answerClientError, StalledBody } from './answer-client-error.ts'
import { createUploadRoom, type UploadSeat } from './upload-room.ts'

type Upload = NonNullable<Endpoint['upload']>

const enterRoom = createUploadRoom()
const seats = new WeakMap<FastifyRequest, UploadSeat>()
/** Where each is answered: a request is over with its last byte, long before that. */
const answers = new WeakMap<FastifyRequest, FastifyReply>()

/** How long the next bytes of a file are waited for. */
const stalledMilliseconds = 10_000

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

// The socket's own clock: it starts anew with each byte.
const refuseStalled = ({ raw }: FastifyRequest): void => {
  // What is injected, by tests, comes over no line.
  if (!(raw.socket instanceof Socket)) return
  raw.setTimeout(stalledMilliseconds, () => answerClientError(new StalledBody(), raw.socket))
  raw.once('close', () => raw.setTimeout(0))
}

const counted = (payload: RequestPayload, { take }: UploadSeat): RequestPayload => {
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      try {
        take(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  payload.on('error', (error) => counter.destroy(error))
  return payload.pipe(counter)
}

/**
 * Gives a call that takes a file its seat, until it is answered: each byte counts when it has come, whatever was declared.
 * `mayUpload` refuses before any of it is read. JSON is counted here, multipart where it is read.
 */
export const holdUpload =
  (mayUpload: (request: FastifyRequest) => Promise<void>) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    await mayUpload(request)
    const seat = enterRoom(request.caller?.personId ?? 0)
    seats.set(request, seat)
    answers.set(request, reply)
    reply.raw.once('close', seat.leave)
    refuseStalled(request)
    return request.headers['content-type']?.startsWith('multipart/') ? payload : counted(payload, seat)
  }

/** A JSON body that was too large, told at the field that made it so. Anything else as it was. */
export const uploadError = (upload: Upload, error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413 ? tooLarge(upload, 'base64Data') : error

const fileOf = async (request: FastifyRequest, part: MultipartFile, upload: Upload): Promise<File> => {
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    seats.get(request)?.take(chunk.length)
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge(upload, 'file')
  return new File(chunks, part.filename ?? '', { type: part.mimetype })
}

// A folder of its own, gone when the call is answered; what is read of the file is read from there.
const fileOnDisk = async (request: FastifyRequest, part: MultipartFile, upload: Upload): Promise<File> => {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-upload-'))
  const forget = () => void rm(folder, { recursive: true, force: true })
  const { raw } = answers.get(request) ?? request
  raw.once('close', forget)
  const path = join(folder, 'file')
  await pipeline(part.file, createWriteStream(path))
  if (part.file.truncated) throw tooLarge(upload, 'file')
  return new File([await openAsBlob(path)], part.filename ?? '', { type: part.mimetype })
}

/**
 * The body of a call that takes a file: the file and the fields beside it of a multipart body, else the JSON that came. Never holds more than the limit
 * of a file, and lets the rest of one that is too large run out unread.
 */
export const readUpload = async (request: FastifyRequest, upload: Upload): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  const { maxBytes } = upload
  const limits = { files: 1, fields: 10, parts: 11, fieldSize: 4096, fileSize: maxBytes }
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (part.fieldname !== 'file' || 'file' in fields) throw missing()
      else
        fields['file'] = await (upload.isKeptOnDisk ? fileOnDisk(request, part, upload) : fileOf(request, part, upload))
    }
  } catch (error) {
    // The rest is multipart that broke off.
    throw error instanceof Refusal ? error : new Refusal('request.invalid')
  }
  if (!('file' in fields)) throw missing()
  return fields
}
