import AxeBuilder from '@axe-core/playwright'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('every page of the admin menu keeps the rules of accessibility', async ({ page }) => {
  test.setTimeout(180_000)
  await logInAt(page, '/reservations', 'admin')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin', exact: true })
  await expect(menu).toBeVisible()
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Colours are tried on every story, in both themes, and cost more here than all the rest.
    const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(['color-contrast']).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `axe on ${page.url()}`).toEqual([])
  }
})
