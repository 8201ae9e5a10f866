import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test('an element on a page that is not registered says so to the developer, and is never ready', async ({
  page,
  browser,
}) => {
  const snippets = await snippetsOf(page)
  // Not the watched one: this page is to complain.
  const other = await browser.newPage({ permissions: ['local-network-access'], locale: 'nb-NO' })
  const said: string[] = []
  other.on('console', (message) => message.text().includes('delebil:') && said.push(message.text()))
  await other.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of ['ready', 'error'])
      document.addEventListener(`delebil:${name}`, (event) => heard.push([name, (event as CustomEvent).detail.code]))
  })
  await servePage(other, 'http://ukjent.localhost/snutt', snippets, 'søk')
  await expect(search(other).getByText('Bildelingen kan ikke vises på denne siden ennå.')).toBeVisible(atFirst)
  await expect(search(other).getByRole('link', { name: 'Åpne bildelingen' })).toBeVisible()
  await expect(search(other).getByText('Sjekk nettet', { exact: false })).toHaveCount(0)
  expect(await other.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['error', 'embed.origin-refused']])
  expect(said).toEqual([expect.stringMatching(/http:\/\/ukjent\.localhost/)])

  // A key that is nobody's, on a page that is registered.
  const origin = await partnerSite(page)
  const misspelt = new Map([...snippets, ['feil', (snippets.get('søk') ?? '').replace('"damsgard"', '"damsgaard"')]])
  await other.evaluate(() => undefined)
  await servePage(other, `${origin}/snutt`, misspelt, 'feil')
  await expect(search(other).getByText('Bildelingen kan ikke vises på denne siden ennå.')).toBeVisible(atFirst)
  expect(await other.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['error', 'embed.unknown-partner']])

  // The club's server does not answer.
  await other.route('**/{api/**,embed.json}', (route) => route.abort())
  await servePage(other, `${origin}/snutt`, snippets, 'søk')
  await expect(search(other).getByText('Vi får ikke kontakt med bildelingen akkurat nå.')).toBeVisible(atFirst)
  expect(await other.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['error', 'embed.unreachable']])
  await other.unroute('**/{api/**,embed.json}')
  await search(other).getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(search(other).getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false', atFirst)
  await expect
    .poll(() => other.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([
      ['error', 'embed.unreachable'],
      ['ready', undefined],
    ])
  await other.close()
})
