import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { fillLogin } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test("the paper's first snippet books a car: by a link to the club's site with that car, that time and the button", async ({
  page,
  context,
}) => {
  test.slow()
  const origin = await partnerSite(page)
  await servePage(page, `${origin}/snutt`, await snippetsOf(page), 'søk')
  const list = search(page).getByRole('list', { name: 'Biler' })
  await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)
  const car = list
    .getByRole('listitem')
    .filter({ has: page.getByText('Ledig', { exact: true }) })
    .nth(4)
  const carId = await car.getAttribute('data-car')
  await car.getByRole('button').click()
  await search(page).getByRole('button', { name: 'Reserver', exact: true }).click()
  const confirm = search(page).getByRole('button', { name: 'Bekreft reservasjon' })
  await expect(confirm).toBeVisible()
  const times = await search(page).locator('dd').allTextContents()
  await confirm.click()
  await expect(
    search(page).getByText('Vi fullfører reservasjonen når du har logget inn', { exact: false }),
  ).toBeHidden()

  const opened = context.waitForEvent('page')
  await search(page).getByRole('button', { name: 'Fullfør hos bildelingen' }).click()
  const club = await opened
  const last = club.getByRole('button', { name: 'Bekreft reservasjon' })
  await expect(last).toBeVisible(atFirst)
  await expect(club).toHaveURL(new RegExp(`/findcar\\?car=${carId}&booking=1$`))
  expect(await club.locator('dd').allTextContents()).toEqual(times)
  expect(await club.evaluate(() => window.opener)).toBeNull()
  await last.click()
  await fillLogin(club, 'employee')
  await expect(club.getByRole('link', { name: 'Se reservasjonen' }).or(club.getByRole('combobox'))).toBeVisible()
})
