import { type Browser, type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test'

interface Fixtures {
  /** Statuses that the test provokes: the browser writes them to its console as failed loads. */
  readonly allowStatus: (...statuses: readonly number[]) => void
  /** The browser of a second person, watched like the first. */
  readonly otherPage: Page
}

const failedLoad = /Failed to load resource: the server responded with a status of (\d+)/
/** A style that is missing for another reason is named by its failed load as well; an icon is what a browser asks strangers for. */
const expected = /net::ERR_INTERNET_DISCONNECTED|Unable to preload CSS|\/favicon\.ico$/

/** Like Playwright's, but a test fails on an error in the console, an exception, or a breach of the content security policy. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  baseURL: async ({}, use) => use(process.env['E2E_ADDRESS']),
  allowStatus: [
    async ({ context }, use) => {
      const allowed = new Set<number>()
      const said = await listen(context)
      await use((...statuses) => statuses.forEach((status) => void allowed.add(status)))
      expect(complaints(said, allowed)).toEqual([])
    },
    { auto: true },
  ],
  otherPage: async ({ browser, baseURL, viewport }, use) => useAnother(browser, { baseURL, viewport }, use),
})

export { expect }

/** A browser of somebody else, of another size if need be. */
export async function useAnother(
  browser: Browser,
  { baseURL, viewport }: { readonly baseURL: string | undefined; readonly viewport: ViewportSize | null },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport,
    reducedMotion: 'reduce',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
  })
  const said = await listen(context)
  await use(await context.newPage())
  expect(complaints(said, new Set([404, 409]))).toEqual([])
  await context.close()
}

// No `route` here: a browser that asks the test before each request keeps nothing, and half its time goes to asking.
async function listen(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`Content security policy: ${violatedDirective} ${blockedURI}`))
    })
  })
  context.on(
    'console',
    (message) => message.type() === 'error' && said.push(`${message.text()} ${message.location().url}`),
  )
  context.on('weberror', (error) => said.push(String(error.error().stack)))
  return said
}

function complaints(said: readonly string[], allowed: ReadonlySet<number>): string[] {
  return said.filter((line) => !expected.test(line) && !allowed.has(Number(failedLoad.exec(line)?.[1])))
}
