import type { Page } from '@playwright/test'
import { breaches } from './axe.ts'
import { expect } from './test.ts'

const narrow = { width: 320, height: 844 }

/** Holds the page on the narrowest screen: nothing reaches out of it, and what is pressed is large enough. */
export async function expectFitsNarrow(page: Page, name: string, leastTargetPx = 24): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize(narrow)
  // Menus that lie behind a button on a narrow screen go there a moment later.
  await expect.poll(() => reachingOut(page), `${name} at ${narrow.width} px`).toEqual([])
  // What a foot that stays covers for the moment is no control that is too small: in a window as tall as the page none does.
  const isCovered = (await breaches(page, ['target-size'])).length > 0
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (isCovered) await page.setViewportSize({ ...narrow, height })
  if (isCovered) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await breaches(page, ['target-size']), `targets of ${name} at ${narrow.width} px`).toEqual([])
  if (isCovered) await page.setViewportSize(narrow)
  if (leastTargetPx > 24) expect(await smallTargets(page, leastTargetPx), `targets of ${name}`).toEqual([])
  if (wide) await page.setViewportSize(wide)
}

/** What stands to the right of the screen where nothing scrolls it into sight. */
function reachingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement
      return (
        parent !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || isScrolled(parent))
      )
    }
    const outside = [...document.querySelectorAll('main *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 && element.checkVisibility() && !isScrolled(element)
    })
    const said = outside.map((element) => element.outerHTML.slice(0, 200))
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...said] : said
  })
}

function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(button, a[href], [role=radio], input:not([type=hidden]))',
    )
    return [...all].flatMap((element) => {
      // A line to write on lies in its frame, a few pixels within.
      const target = element.closest('label, [role=group]:has(> input)') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // What is drawn elsewhere for a mouse and a finger is there for screen readers only.
      if (!isShown || width <= 1 || height <= 1 || height >= least) return []
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
    })
  }, leastPx)
}
