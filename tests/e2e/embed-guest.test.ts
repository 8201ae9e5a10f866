import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test('the last element that is removed leaves the body as it was, also after something was announced', async ({
  page,
}) => {
  const origin = await partnerSite(page)
  await servePage(page, `${origin}/snutt`, await snippetsOf(page), 'søk')
  const children = () => page.evaluate(() => [...document.body.children].map(({ tagName }) => tagName))
  const before = await children()
  const list = search(page).getByRole('list', { name: 'Biler' })
  await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)
  await page.evaluate(() => Object.assign(window, { removed: document.querySelector('delebil-search') }))
  await search(page)
    .getByRole('button', { name: /^Hvor (?!langt)/ })
    .click()
  const place = search(page).getByRole('searchbox', { name: 'Hvor?' })
  await place.fill('Dan')
  await place.press('ArrowDown')
  await page.evaluate(() => document.querySelector('delebil-search')?.remove())
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await children()).toEqual(before.filter((name) => name !== 'DELEBIL-SEARCH'))
})

test('a log-in is told once on the document, with two elements of the partner on the page', async ({ page }) => {
  const origin = await partnerSite(page)
  await page.request.post(`${origin}/logg-inn`, { form: { navn: `Beboer ${Date.now()}` } })
  await page.reload()
  await page.locator('delebil-login').getByRole('button', { name: 'Logg inn' }).click(atFirst)
  await expect(search(page).getByRole('button', { name: 'Mine reservasjoner' })).toBeVisible(atFirst)
  await expect(page.locator('#hendelser li').filter({ hasText: 'delebil:login' })).toHaveCount(1)
  await page.locator('delebil-login').getByRole('button', { name: 'Logg ut' }).click()
  await expect(search(page).getByRole('button', { name: 'Mine reservasjoner' })).toBeHidden()
  await expect(page.locator('#hendelser li').filter({ hasText: 'delebil:logout' })).toHaveCount(1)
})
