import sharp from 'sharp'

const box = (left: number, top: number, width: number, height: number, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
})

/** A licence of nobody: a pink card with a face of boxes, and lines where words would be. */
export const drawLicense = (): Promise<Buffer> =>
  sharp({ create: { width: 1011, height: 638, channels: 3, background: '#f3cfdc' } })
    .composite([
      box(0, 0, 1011, 96, '#e3a3ba'),
      box(40, 24, 72, 48, '#003399'),
      box(60, 160, 260, 340, '#d9d4cf'),
      box(140, 210, 100, 120, '#c99f84'),
      box(100, 350, 180, 150, '#5b6b7a'),
      ...[160, 220, 280, 340, 400, 460].map((top, line) => box(380, top, 520 - (line % 3) * 90, 24, '#5a4650')),
      box(380, 540, 320, 40, '#8f7782'),
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
