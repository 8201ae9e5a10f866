/** A real little PNG, drawn here, as a person would choose it. */
export async function drawnPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(80, 60)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#2b6cb0'
    pen.fillRect(0, 0, 80, 60)
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
