import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createGate } from '../../platform/create-gate.ts'
import type { PreparedPicture } from './port.ts'
import { createSharpPictures } from './sharp-pictures.ts'
import { cameraPicture, cornerOf, markedPicture } from './test-pictures.ts'

const pictures = createSharpPictures()
const prepared = async (bytes: Uint8Array, orientation?: number): Promise<PreparedPicture> => {
  const made = await pictures.prepare(bytes, orientation)
  if (typeof made === 'string') throw new Error(made)
  return made
}

test('a picture of a camera loses position, camera and date, and is turned upright', async () => {
  const source = await cameraPicture(6)
  expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('Canon')
  const { large, small, width, height } = await prepared(source)
  expect([width, height]).toEqual([40, 80])
  expect(await cornerOf(large)).toBe('top right')
  for (const kept of [large, small]) {
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg' })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(kept.toString('latin1')).not.toMatch(/Canon|2026:11:21/)
  }
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i gives the same picture whether the file holds it or the caller sends it',
  async (orientation) => {
    const reported = await prepared(await markedPicture().jpeg().toBuffer(), orientation)
    const own = await prepared(await cameraPicture(orientation), 3)
    expect([reported.width, reported.height, await cornerOf(reported.large)]).toEqual([
      own.width,
      own.height,
      await cornerOf(own.large),
    ])
  },
)

test('a picture larger than 2048 px is scaled down, a smaller one keeps its size', async () => {
  const large = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey' } })
  expect(await prepared(await large.jpeg().toBuffer())).toMatchObject({ width: 2048, height: 1536 })
  expect(await prepared(await markedPicture().png().toBuffer())).toMatchObject({ width: 80, height: 40 })
})

test.each(['png', 'webp', 'gif', 'tiff', 'avif'] as const)('a picture in %s is accepted', async (format) => {
  expect(await prepared(await markedPicture().toFormat(format).toBuffer())).toMatchObject({ width: 80 })
})

test('bytes that are no whole picture, whatever their header says, are unreadable', async () => {
  const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const none = [
    Buffer.from('hei'),
    Buffer.alloc(0),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
    Buffer.from('%PDF-1.7\n'),
    Buffer.from('\xff\xd8\xff\xe0 og resten er tull', 'latin1'),
    whole.subarray(0, whole.length / 2),
  ]
  for (const bytes of none) expect(await pictures.prepare(bytes), bytes.toString('latin1', 0, 20)).toBe('unreadable')
})

test('a PNG of half a megabyte that unfolds to 144 megapixels is refused as too large', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 6 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(600_000)
  expect(await pictures.prepare(bomb)).toBe('too-large')
})

test('the gate for two runs two, lets the next one wait, and answers full to one more', async () => {
  const gate = createGate(2, 1)
  const ends: (() => void)[] = []
  let running = 0
  const work = async () => {
    running += 1
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const all = [gate.run(work), gate.run(work), gate.run(work)]
  expect(await gate.run(work)).toBe('full')
  expect(running).toBe(2)
  ends.shift()?.()
  expect(await all[0]).toBe('done')
  expect(running).toBe(2)
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
  const failing = gate.run(() => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await gate.run(async () => 'again')).toBe('again')
})
