import type { BrowserContext } from '@playwright/test'

/** One grey pixel: tests never leave the machine, and the map still gets its tiles. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGN4AQAA6gDp3uJOLwAAAABJRU5ErkJggg==',
  'base64',
)

export async function serveMapTiles(context: BrowserContext): Promise<void> {
  await context.route('https://cache.kartverket.no/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile, headers: { 'access-control-allow-origin': '*' } }),
  )
}
