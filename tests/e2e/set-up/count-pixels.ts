import type { Locator } from '@playwright/test'

/**
 * How many pixels of what an element covers on the screen are green as a free car's sign, in light and dark, purple as nothing of ours,
 * or of that purple in the shade of what lies on the ground: a twentieth of it is the grey of a text.
 */
export async function countPixels(element: Locator, color: 'green' | 'purple' | 'shaded'): Promise<number> {
  const clip = await element.boundingBox()
  if (!clip) return 0
  const shot = (await element.page().screenshot({ clip })).toString('base64')
  return element.page().evaluate(
    async ([png, asked]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]))
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
      pen?.drawImage(image, 0, 0)
      const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {}
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        const is = {
          green: green > red + 70 && green > blue + 20,
          purple: red > green + 60 && blue > green + 60,
          shaded: Math.hypot(red - 119, green - 34, blue - 158) < 3,
        }
        if (is[asked]) count += 1
      }
      return count
    },
    [shot, color] as const,
  )
}
