import { inflateSync } from 'node:zlib'

const padded = (length: number): number => (length + 3) & ~3

/**
 * The font in a WOFF file as it was before it was packed. Most of the time of drawing an invoice went into unpacking its fonts: here they
 * are unpacked once.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    const tagAndSum = { tag: woff.subarray(at, at + 4), sum: woff.subarray(at + 16, at + 20) }
    return { ...tagAndSum, bytes: packed < length ? inflateSync(bytes) : bytes }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = head.length
  const bodies = tables.map(({ tag, sum, bytes }, index) => {
    const at = 12 + 16 * index
    tag.copy(head, at)
    sum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    offset += padded(bytes.length)
    return Buffer.concat([bytes], padded(bytes.length))
  })
  return Buffer.concat([head, ...bodies])
}
