import type { Locator } from '@playwright/test'

/** How many pixels of what an element covers on the screen are as green as a free car's sign, in light and dark. */
export async function greenPixels(element: Locator): Promise<number> {
  const clip = await element.boundingBox()
  if (!clip) return 0
  const shot = (await element.page().screenshot({ clip })).toString('base64')
  return element.page().evaluate(async (png) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {}
    let green = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 1] ?? 0) > (data[at] ?? 0) + 70 && (data[at + 1] ?? 0) > (data[at + 2] ?? 0) + 20) green += 1
    return green
  }, shot)
}
