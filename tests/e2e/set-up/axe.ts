import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { expect } from './test.ts'

declare global {
  /** There once the source below has run in the page. */
  var axe: typeof axeCore | undefined
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only colours differ between the themes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Holds what the page shows against the rules of accessibility in the dark theme: its stories do so in the light one. */
export async function expectNoBreaches(page: Page, name: string): Promise<void> {
  await look(page, name)
}

/** The same of what lies open over a page: React Aria's way out for screen readers stands in front of it, in no region. */
export async function expectNoBreachesOpen(page: Page, name: string): Promise<void> {
  await look(page, name, { without: ['region'] })
}

/** The same of a page at a phone's width and a desk's, in both themes. */
export async function expectNoBreachesInAnyLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [390, 1440] as const) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await look(page, `${name}-${width}`, { only: rulesOfColor })
    expect(await breaches(page, everyRule), `axe on ${name}, light, ${width}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

type Rules = { readonly only?: string[]; readonly without?: string[] }

async function look(page: Page, name: string, { only = everyRule, without = [] }: Rules = {}) {
  await page.emulateMedia({ colorScheme: 'dark' })
  // What a head that stays covers for the moment is no control that is too small.
  await page.evaluate(() => scrollTo(0, 0))
  if (process.env['SCREENS']) await page.screenshot({ path: `test-results/screens/${name}.png` })
  expect(await breaches(page, only, without), `axe on ${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Axe runs in the page itself: the builder for Playwright opens a page of its own for each answer, which takes five times as long. */
export async function breaches(page: Page, runOnly: string[], without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(await source)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const asked = { runOnly, rules, resultTypes: ['violations' as const], preload: false, iframes: false }
  return page.evaluate(async (options) => {
    if (!globalThis.axe) throw new Error('Axe is not in the page.')
    const { violations } = await globalThis.axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, asked)
}
