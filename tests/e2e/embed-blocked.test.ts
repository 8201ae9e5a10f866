import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

test("with the script blocked, the paper's snippets show a link to the club's site", async ({ page, browser }) => {
  const origin = await partnerSite(page)
  const snippets = await snippetsOf(page)
  const other = await browser.newPage({ permissions: ['local-network-access'] })
  await other.route('**/embed/v1/**', (route) => route.abort())
  for (const name of ['søk', 'innlogging', 'kø', 'utseende', 'integritet']) {
    await servePage(other, `${origin}/snutt`, snippets, name)
    const link = search(other).getByRole('link', { name: 'Finn en bil hos bildelingen' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /\/findcar$/)
  }
  await other.close()
})

test('with only the later scripts blocked, the link within the element stays', async ({ page, browser }) => {
  const origin = await partnerSite(page)
  const snippets = await snippetsOf(page)
  const other = await browser.newPage({ permissions: ['local-network-access'] })
  await other.route('**/embed/v1/assets/**', (route) => route.abort())
  await servePage(other, `${origin}/snutt`, snippets, 'søk')
  await expect(search(other)).toContainText('Kunne ikke hente bildelingen.')
  const link = search(other).getByRole('link', { name: 'Finn en bil hos bildelingen' })
  await expect(link).toBeVisible()
  await other.close()
})
