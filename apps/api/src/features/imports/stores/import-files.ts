import { createHash } from 'node:crypto'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Bytes } from '../reading/decode-text.ts'
import type { ImportKey } from './import-runs.ts'

const partBytes = 256 * 1024

/** Pieces of even size, whatever the pieces come in. */
async function* evenly(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    held.push(Buffer.from(piece))
    length += piece.length
    if (length < partBytes) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

const streamOf = (file: Blob): AsyncIterable<Uint8Array> => file.stream() as unknown as AsyncIterable<Uint8Array>

/** What tells a file from all others. */
export const digestOfFile = async (file: Blob): Promise<string> => {
  const digest = createHash('sha256')
  for await (const piece of streamOf(file)) digest.update(piece)
  return digest.digest('hex')
}

/** Keeps a file, never holding more than a piece of it. */
export const keepFile = async (tx: Queryable, { organizationId, id }: ImportKey, file: Blob): Promise<void> => {
  let position = 0
  for await (const bytes of evenly(streamOf(file))) {
    await tx.change('insert into import_file_part (organization_id, run_id, position, bytes) values ($1, $2, $3, $4)', [
      organizationId,
      id,
      position,
      bytes,
    ])
    position += 1
  }
}

/** The bytes of a file that is kept, from the first each time they are asked for. */
export const fileBytes = (db: Queryable, { organizationId, id }: ImportKey): Bytes =>
  async function* () {
    for (let position = 0; ; position += 1) {
      const part = await db.oneRow<{ bytes: Buffer }>(
        'select bytes from import_file_part where organization_id = $1 and run_id = $2 and position = $3',
        [organizationId, id, position],
      )
      if (part === undefined) return
      yield part.bytes
    }
  }
