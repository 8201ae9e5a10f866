import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startServer } from './start-server.ts'
import { test as shared, useAnother } from './test.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Like the others, on a server of its own: what such a test leaves behind, a month that is closed for good, meets nobody. */
export const test = shared.extend<{ readonly phone: Page }, { readonly ownAddress: string }>({
  ownAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer(root)
      await use(server.address)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownAddress }, use) => use(ownAddress),
  /** The browser of a third person, who is on the move. */
  phone: async ({ browser, baseURL }, use) =>
    useAnother(browser, { baseURL, viewport: { width: 390, height: 844 } }, use),
})
