/** A picture of 80 by 40 pixels. */
export async function drawnPicture(name: string, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(80, 40)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#8fb7d3'
    pen.fillRect(0, 0, 80, 40)
    pen.fillStyle = '#b03a32'
    pen.fillRect(0, 0, 40, 20)
  }
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** The same as a camera that was held on its side writes it: with an orientation, EXIF's 1 to 8. */
export async function cameraPicture(name: string, orientation: number): Promise<File> {
  const jpeg = new Uint8Array(await (await drawnPicture(name)).arrayBuffer())
  const exif = [...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0))
  // One entry in one directory: tag 0x0112, a short, once.
  const entry = [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [...exif, ...entry]
  const head = [0xff, 0xe1, 0, segment.length + 2]
  return new File([jpeg.slice(0, 2), new Uint8Array([...head, ...segment]), jpeg.slice(2)], name, {
    type: 'image/jpeg',
  })
}
