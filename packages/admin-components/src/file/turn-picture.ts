const QUALITY = 0.9

/**
 * The picture turned a quarter, from how the camera held it. What this browser can't decode is left as it is.
 */
export async function turnPicture(file: Blob, towards: 'left' | 'right'): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(height, width)
  const pen = canvas.getContext('2d')
  if (!pen) return file
  pen.translate(height / 2, width / 2)
  pen.rotate(towards === 'right' ? Math.PI / 2 : -Math.PI / 2)
  pen.drawImage(bitmap, -width / 2, -height / 2)
  bitmap.close()
  // What may be see-through stays so.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  return canvas.convertToBlob({ type, quality: QUALITY }).catch(() => file)
}
