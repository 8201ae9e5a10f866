import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test('an element that loads slowly moves nothing on its page, with the height the paper reserves', async ({ page }) => {
  test.slow()
  const origin = await partnerSite(page)
  const snippets = await snippetsOf(page)
  const body = `<style nonce="tilfeldig">${snippets.get('plass') ?? ''}</style>${snippets.get('søk')}<footer>Bunnen av siden</footer>`
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    interface Shift {
      readonly value: number
      readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver((entries) => {
      for (const { value, sources } of entries.getEntries() as unknown as readonly Shift[]) {
        // Less than a pixel is rounding: nobody sees it.
        const isSeen = sources.some(
          ({ previousRect: from, currentRect: to }) =>
            Math.abs(from.y - to.y) >= 1 || Math.abs(from.height - to.height) >= 1,
        )
        if (!isSeen) continue
        const places = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${(node as Element | undefined)?.className ?? node?.nodeName} ${from.y} ${from.height} > ${to.y} ${to.height}`,
        )
        moved.push(`${value}: ${places.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/embed/v1/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 1000 })
    await servePage(page, `${origin}/snutt`, new Map([...snippets, ['plass-prøve', body]]), 'plass-prøve')
    await expect(search(page).getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false', atFirst)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), `at ${width} px`).toEqual([])
  }
})
