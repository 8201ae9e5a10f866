import { partnerSite, search } from './set-up/partner-site.ts'
import { expect, test } from './set-up/test.ts'

test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

test('an element loads what its fields open when somebody comes near it, and a press without a network opens it later', async ({
  page,
  context,
}) => {
  const { parts } = (await (await page.request.get('/embed/v1/embed.json')).json()) as {
    parts: Record<'search' | 'fields', string[]>
  }
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/embed/v1/', '')))
  await partnerSite(page)
  await expect(search(page).getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false', atFirst)
  const when = search(page).getByRole('button', { name: /^Når/ })
  await expect(when).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect([
    ...parts.search.filter((file) => !asked.has(file)),
    ...parts.fields.filter((file) => asked.has(file)),
  ]).toEqual([])

  await context.setOffline(true)
  await when.click()
  await expect(when).toHaveAttribute('aria-expanded', 'true')
  await context.setOffline(false)
  await expect(search(page).getByRole('dialog', { name: 'Når' })).toBeVisible()
  expect(parts.fields.filter((file) => !asked.has(file))).toEqual([])
})
