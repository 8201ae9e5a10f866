import type { Page } from '@playwright/test'
import { sessionKey } from '../../apps/host/src/site/session/stored-session.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** The last visit was an hour ago: who it is has to be asked for again. */
const age = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...kept, whoamiAtMs: Date.now() - 60 * 60_000 }))
  }, sessionKey)

test('a member who comes back is asked for cars once, at their own place, and no visitor stands there first', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'member')
  await page.goto('/findcar')
  const count = page.getByRole('heading', { name: /\d+ ledige av \d+ biler/ })
  await expect(count).toBeVisible()
  await age(page)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/^\/api\/search(\/|$)/.test(pathname)) asked.push(searchParams.get('orgId'))
  })
  await page.reload()
  await expect(count).toBeVisible()
  await expect(page.locator('li[data-car]').first()).toContainText(' kr')
  expect(asked).toEqual(['1'])
})

test('a member who comes back is asked for reservations once, before it is known anew who they are', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'member')
  await expect(page.getByRole('article').first()).toBeVisible()
  await age(page)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/users/whoami', async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/reservations/active') asked.push(pathname)
  })
  await page.reload()
  await expect.poll(() => asked.length).toBe(1)
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked).toHaveLength(1)
})
