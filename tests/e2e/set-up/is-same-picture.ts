import type { Page } from '@playwright/test'

/** A letter that is drawn anew may differ by a shade at its edge. */
const SHADE = 16

/** Whether two pictures (PNG) of a page show the same. */
export const isSamePicture = (page: Page, one: Buffer, other: Buffer): Promise<boolean> =>
  page.evaluate(
    async ([shade, ...pngs]) => {
      const [a, b] = await Promise.all(
        pngs.map(async (png) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]))
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
          pen?.drawImage(image, 0, 0)
          return pen?.getImageData(0, 0, image.width, image.height).data
        }),
      )
      return a?.length === b?.length && a?.every((value, at) => Math.abs(value - (b?.[at] ?? 0)) < shade) === true
    },
    [SHADE, one.toString('base64'), other.toString('base64')] as const,
  )
