import sharp from 'sharp'

const mark = { create: { width: 40, height: 20, channels: 3, background: 'red' } } as const

/** White, 80 by 40, with a red mark in the top left quarter. `shade` makes it another picture. */
export const markedPicture = (shade = 255) =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: { r: 255, g: 255, b: shade } } }).composite([
    { input: mark, left: 0, top: 0 },
  ])

/** The same as a camera would write it: with an orientation, a position, a date and the camera's name. */
export const cameraPicture = (orientation = 1): Promise<Buffer> =>
  markedPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canon', Orientation: String(orientation) },
      IFD2: { DateTimeOriginal: '2026:11:21 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 19/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer()

/** In which corner the red mark stands. */
export const cornerOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 1] ?? 255) < 100
  const [right, bottom] = [info.width - 5, info.height - 5]
  const corners = {
    'top left': [5, 5],
    'top right': [right, 5],
    'bottom left': [5, bottom],
    'bottom right': [right, bottom],
  }
  const found = Object.entries(corners).filter(([, [x = 0, y = 0]]) => isRed(x, y))
  return found.map(([name]) => name).join(', ')
}
