import { PICTURE_MAX_SIDE } from '@delebil/validation'

const QUALITY = 0.85

/**
 * The picture upright, with its longest side at most what is kept anyway, and without position or camera: less to send over a
 * weak network. What this browser can't decode is left as it is; the server judges it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap || typeof OffscreenCanvas === 'undefined') return file
  const scale = Math.min(1, PICTURE_MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(bitmap, 0, 0, width, height)
  }
  bitmap.close()
  return pen ? canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }).catch(() => file) : file
}
