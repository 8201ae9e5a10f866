import { openCounter } from './set-up/count-nodes.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const pages = ['Reservasjoner', 'Vaktbord', 'Adminreservasjoner', 'Biler']

test('the staff area leaves nothing in memory when its pages are left, however often', async ({ page }) => {
  test.slow()
  await logInAt(page, '/admin', 'admin')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const round = async () => {
    for (const name of pages) {
      await menu.getByRole('link', { name, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    }
  }
  const count = await openCounter(page)
  // The first rounds fetch the pages' parts, and what each asks for is kept.
  for (let warming = 0; warming < 2; warming += 1) await round()
  const first = await count()
  for (let visits = 0; visits < 10; visits += 1) await round()
  await expect.poll(async () => (await count()).nodes).toBeLessThan(first.nodes + 500)
  expect((await count()).heapBytes).toBeLessThan(first.heapBytes + 6_000_000)
})
