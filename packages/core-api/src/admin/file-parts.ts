/** A file in parts, each after how many rows have come so far and its own length; a last part of no length says that it is whole. */
export const PARTS_MEDIA = 'application/vnd.delebil.parts'

const HEAD = 8

/** Writes one part; without bytes the end. */
export function writePart(rows: number, bytes: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(HEAD + bytes.length)
  const view = new DataView(part.buffer)
  view.setUint32(0, rows)
  view.setUint32(4, bytes.length)
  part.set(bytes, HEAD)
  return part
}

/** Puts a file together out of whatever pieces the network makes of its parts. */
export interface PartReader {
  /** Takes what has come; answers how many rows have come so far. */
  readonly take: (chunk: Uint8Array) => number
  /** The file; undefined where its end has not come. */
  readonly file: () => readonly Uint8Array<ArrayBuffer>[] | undefined
}

export function createPartReader(): PartReader {
  const head = new Uint8Array(HEAD)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let headFilled = 0
  let left = 0
  let rows = 0
  let isWhole = false
  return {
    take: (chunk) => {
      let at = 0
      while (at < chunk.length) {
        if (left > 0) {
          const piece = new Uint8Array(chunk.subarray(at, at + left))
          pieces.push(piece)
          left -= piece.length
          at += piece.length
          continue
        }
        const some = chunk.subarray(at, at + HEAD - headFilled)
        head.set(some, headFilled)
        headFilled += some.length
        at += some.length
        if (headFilled < HEAD) continue
        const view = new DataView(head.buffer)
        headFilled = 0
        rows = view.getUint32(0)
        left = view.getUint32(4)
        isWhole = left === 0
      }
      return rows
    },
    file: () => (isWhole && left === 0 ? pieces : undefined),
  }
}
