import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test("the browser's way back leads from the booking to the car and the list before it leaves the page", async ({
  page,
}) => {
  const origin = await partnerSite(page)
  await servePage(page, `${origin}/snutt`, await snippetsOf(page), 'søk')
  const list = search(page).getByRole('list', { name: 'Biler' })
  await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)
  const free = list.getByRole('listitem').filter({ has: page.getByText('Ledig', { exact: true }) })
  await free.nth(2).getByRole('button').click()
  const reserve = search(page).getByRole('button', { name: 'Reserver', exact: true })
  await reserve.click()
  const confirm = search(page).getByRole('button', { name: 'Bekreft reservasjon' })
  await expect(confirm).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(reserve).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(list).toBeVisible()
  await expect(page).toHaveURL(`${origin}/snutt`)
  await page.evaluate(() => history.forward())
  await expect(reserve).toBeVisible()
  // Our own way back goes the same steps, so that none is left behind.
  await search(page).getByRole('button', { name: 'Tilbake til bilene' }).click()
  await expect(list).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`${origin}/`)
})
