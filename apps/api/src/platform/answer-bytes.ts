/** Larger answers are seldom; each has bytes of its own. */
const PIECE_BYTES = 128 * 1024
/** More answers than this are seldom under way at once. */
const MOST_KEPT = 32

const free: ArrayBuffer[] = []
// What an answer that never left was lent is forgotten with it.
const lent = new WeakSet<ArrayBufferLike>()

/**
 * Room for an answer of so many bytes, of which the content is whatever was there before. What has been asked of the system anew for
 * each answer costs more to touch than to fill: `giveBackBytes` where it has left, and it serves the next.
 */
export const lendBytes = (length: number): Buffer => {
  if (length > PIECE_BYTES) return Buffer.allocUnsafe(length)
  const piece = free.pop() ?? new ArrayBuffer(PIECE_BYTES)
  lent.add(piece)
  return Buffer.from(piece, 0, length)
}

/** Takes back what was lent, once; other bytes are let be. Nobody may read them any more. */
export const giveBackBytes = ({ buffer }: Buffer): void => {
  if (lent.delete(buffer) && free.length < MOST_KEPT) free.push(buffer as ArrayBuffer)
}
