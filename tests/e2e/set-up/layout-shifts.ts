import type { Page } from '@playwright/test'

export interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** Notes what moves by itself on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node?: Node }[]
    }
    const moved: Shift[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((entries) => {
      for (const { value, hadRecentInput, sources } of entries.getEntries() as unknown as readonly Entry[])
        if (!hadRecentInput)
          moved.push({ value, what: sources.map(({ node }) => (node?.parentElement ?? node)?.textContent ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Less is nothing that is seen: a word that waits goes as what was waited for comes. */
const SEEN = 0.0005

/** What has moved on this page so that it is seen, once nothing more is fetched for it. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForLoadState('networkidle')
  const all = await page.evaluate(() => Reflect.get(window, 'moved') as Shift[])
  return all.filter(({ value }) => value >= SEEN)
}
