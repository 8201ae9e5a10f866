import sharp from 'sharp'

const line = (left: number, top: number, width: number, height: number, background = '#4a4a4a') => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
})

/** A receipt of nothing: paper with lines where words and figures would be, each a little other than the rest. */
export const drawReceipt = (nth: number): Promise<Buffer> =>
  sharp({ create: { width: 480, height: 760, channels: 3, background: '#f7f5ef' } })
    .composite([
      line(120, 48, 240, 36),
      line(160, 100, 160, 16, '#8a8a8a'),
      ...Array.from({ length: 5 + (nth % 4) }, (_, row) => [
        line(40, 180 + row * 56, 160 + ((row * 53 + nth * 31) % 90), 18),
        line(360 - ((row * 17) % 30), 180 + row * 56, 80, 18),
      ]).flat(),
      line(40, 660, 400, 3, '#8a8a8a'),
      line(40, 690, 120, 28),
      line(320, 690, 120, 28),
    ])
    .jpeg({ quality: 78 })
    .toBuffer()
