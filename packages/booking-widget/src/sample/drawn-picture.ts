/** A real little PNG, drawn here, as a person would choose it. */
export async function drawnPicture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 80
  canvas.height = 60
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#2b6cb0'
    pen.fillRect(0, 0, 80, 60)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser drew nothing.')
  return new File([blob], name, { type: 'image/png' })
}
