import { PARTS_MEDIA, writePart } from '@delebil/core-api/admin'
import type { FileInWork } from '../../../platform/workbook/write-sheets.ts'
import type { AdminReply } from '../../admin-records/admin-verb.ts'

export type { FileInWork }

const encoder = new TextEncoder()

async function* inParts({ pieces, rows }: FileInWork): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
    // Nothing is the sign of the end.
    if (bytes.length > 0) yield writePart(rows(), bytes)
  }
  yield writePart(rows())
}

/** Sends a file as it is, or in parts that tell how far it has come and that it is whole. */
export const sendExport = (file: FileInWork, name: string, areParts: boolean): AdminReply => ({
  pieces: areParts ? inParts(file) : file.pieces,
  headers: {
    // A key may be a path.
    'content-disposition': `attachment; filename="${name.replaceAll('/', '-')}"`,
    ...(areParts && { 'content-type': PARTS_MEDIA }),
  },
})
