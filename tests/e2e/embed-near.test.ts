import type { Page } from '@playwright/test'
import { partnerSite, search } from './set-up/partner-site.ts'
import { expect, test } from './set-up/test.ts'

test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

/** Opens the partner's page, until it rests; answers the files of what the fields open that have been asked for, and the others. */
const openPage = async (page: Page) => {
  const { parts } = (await (await page.request.get('/embed/v1/embed.json')).json()) as { parts: { fields: string[] } }
  const asked = new Set<string>()
  // Without its map, which has a file in common with them.
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(' map="near"', '') })
    },
  )
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/embed/v1/', '')))
  await partnerSite(page)
  await expect(search(page).getByRole('list', { name: 'Biler' })).toHaveAttribute('aria-busy', 'false', atFirst)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  return () => ({
    loaded: parts.fields.filter((file) => asked.has(file)),
    left: parts.fields.filter((file) => !asked.has(file)),
  })
}

test('an element loads what its fields open when somebody comes near it, and a press without a network opens it later', async ({
  page,
  context,
}) => {
  const fields = await openPage(page)
  expect(fields().loaded).toEqual([])
  await context.setOffline(true)
  const when = search(page).getByRole('button', { name: /^Når/ })
  await when.click()
  await expect(when).toHaveAttribute('aria-expanded', 'true')
  await context.setOffline(false)
  await expect(search(page).getByRole('dialog', { name: 'Når' })).toBeVisible()
  expect(fields().left).toEqual([])
})

test('an element as narrow as a phone loads no more for its list, and the rest at the first touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fields = await openPage(page)
  expect(fields().loaded).toEqual([])
  await search(page).getByRole('list', { name: 'Biler' }).hover()
  await expect.poll(() => fields().left).toEqual([])
})
