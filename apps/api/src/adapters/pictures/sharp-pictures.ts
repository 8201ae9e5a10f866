import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE, PICTURE_SMALL_SIDE } from '@delebil/validation'
import sharp from 'sharp'
import { createGate } from '../../platform/create-gate.ts'
import type { PictureProblem, Pictures, PreparedPicture } from './port.ts'

const atOnce = 2
const mayWait = 16
const workSeconds = 10

// Camera formats only: what else the library reads (SVG, PDF, text) may point elsewhere or run for ever.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) })
// One server makes many different pictures, none of them twice.
sharp.cache(false)

// How EXIF's eight orientations are made upright: turned, then mirrored.
const turns: Readonly<Record<number, { angle: number; mirror?: 'flip' | 'flop' }>> = {
  2: { angle: 0, mirror: 'flop' },
  3: { angle: 180 },
  4: { angle: 0, mirror: 'flip' },
  5: { angle: 270, mirror: 'flip' },
  6: { angle: 90 },
  7: { angle: 90, mirror: 'flip' },
  8: { angle: 270 },
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })

const withinSide = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

const toLarge = (bytes: Uint8Array) =>
  open(bytes)
    .autoOrient()
    .timeout({ seconds: workSeconds })
    .resize(withinSide(PICTURE_MAX_SIDE))
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })

const turned = async (large: Buffer, orientation: number) => {
  const turn = turns[orientation]
  if (turn === undefined) return sharp(large).toBuffer({ resolveWithObject: true })
  const upright = await sharp(large).rotate(turn.angle).png({ compressionLevel: 1 }).toBuffer()
  const image = sharp(upright)
  if (turn.mirror) image[turn.mirror]()
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer({ resolveWithObject: true })
}

const prepareOne = async (bytes: Uint8Array, orientation = 1): Promise<PreparedPicture> => {
  const metadata = await open(bytes).metadata()
  const own = await toLarge(bytes)
  const { data, info } =
    metadata.orientation === undefined && orientation > 1 ? await turned(own.data, orientation) : own
  const small = await sharp(data).resize(withinSide(PICTURE_SMALL_SIDE)).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
  return { large: data, small, width: info.width, height: info.height }
}

const problemOf = (error: unknown): PictureProblem =>
  error instanceof Error && error.message.includes('pixel limit') ? 'too-large' : 'unreadable'

/** Pictures made by libvips. What it cannot decode to the end is no picture; nothing of the original file is kept. */
export const createSharpPictures = (): Pictures => {
  const gate = createGate(atOnce, mayWait)
  return {
    prepare: async (bytes, orientation) => {
      const made = await gate.run(() => prepareOne(bytes, orientation).catch(problemOf))
      return made === 'full' ? 'busy' : made
    },
  }
}
