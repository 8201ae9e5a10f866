import { Unzip, UnzipInflate } from 'fflate'
import type { Bytes } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'

const megabyte = 1024 * 1024

/** What a workbook may unfold to: a real one of a million cells has some 60 MB, and is a twentieth of it packed. */
export const unzipLimits = { unpacked: 300 * megabyte, ratio: 120, freeBytes: 20 * megabyte }

// Little at a time: what unfolds from a piece is counted before the next is looked at.
const pieceBytes = 8 * 1024

const isTooMuch = (unpacked: number, packed: number): boolean =>
  unpacked > unzipLimits.unpacked || (unpacked > unzipLimits.freeBytes && unpacked > packed * unzipLimits.ratio)

/** Unfolds the wanted files of a zip while it is read: each piece with the name of its file. */
export async function* unzip(
  bytes: Bytes,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }> {
  let ready: { name: string; bytes: Uint8Array }[] = []
  let failed: unknown
  let packed = 0
  let unpacked = 0
  const zip = new Unzip((file) => {
    if (!isWanted(file.name)) return
    file.ondata = (error, chunk) => {
      if (error) failed = error
      else if (chunk.length > 0) {
        unpacked += chunk.length
        ready.push({ name: file.name, bytes: chunk })
      }
    }
    file.start()
  })
  zip.register(UnzipInflate)
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      zip.push(piece, isLast)
    } catch (error) {
      failed = error
    }
    if (isTooMuch(unpacked, packed)) throw new FileProblem('import.zip-bomb')
    if (failed) throw new FileProblem('import.broken-workbook')
  }
  for await (const chunk of bytes()) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes)
      packed += piece.length
      push(piece, false)
      const pieces = ready
      ready = []
      yield* pieces
    }
  }
  push(new Uint8Array(), true)
  yield* ready
}

/** Small files of a zip as text, by their names. */
export const unzipTexts = async (
  bytes: Bytes,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const decoders = new Map<string, { decoder: InstanceType<typeof TextDecoder>; text: string }>()
  for await (const piece of unzip(bytes, isWanted)) {
    const known = decoders.get(piece.name) ?? { decoder: new TextDecoder(), text: '' }
    known.text += known.decoder.decode(piece.bytes, { stream: true })
    decoders.set(piece.name, known)
  }
  return new Map([...decoders].map(([name, { text }]) => [name, text]))
}
