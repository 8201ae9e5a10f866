import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Holds what the page shows against the rules of accessibility: all of them in light, and in dark those of colour, where alone the themes differ. */
export async function expectNoBreaches(page: Page, name: string): Promise<void> {
  await look(page, name, 'light', (axe) => axe.withTags(everyRule))
  await look(page, name, 'dark', (axe) => axe.withRules(rulesOfColour))
}

async function look(page: Page, name: string, colorScheme: 'light' | 'dark', by: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme })
  if (process.env['SCREENS']) await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}.png` })
  const { violations } = await by(new AxeBuilder({ page })).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `axe on ${name}, ${colorScheme}`).toEqual([])
}
