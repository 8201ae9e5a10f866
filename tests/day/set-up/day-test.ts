import { test as base, expect, type Page } from '@playwright/test'
import { password, people, personButton } from '../../e2e/set-up/people.ts'
import { type Calls, callsOf } from './calls.ts'
import { Hands } from './hands.ts'

interface Own {
  readonly hands: Hands
  readonly calls: Calls
}

/**
 * A task begins at the overview, in the one page that is open all day; a press of a mouse or a finger breaks it. How one
 * came to the overview is not counted.
 */
export const task = base.extend<Own, { readonly desk: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  baseURL: async ({}, use) => use(process.env['E2E_ADDRESS']),
  desk: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['E2E_ADDRESS'] ?? '', ...asStaffSit })
      const page = await context.newPage()
      await refuseMouse(page)
      await page.goto('/reservations')
      await page.getByLabel('E-post').fill(people.admin.email)
      await page.getByLabel('Passord', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(personButton(page, people.admin.name)).toBeVisible()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  calls: async ({ request }, use) => use(await callsOf(request)),
  hands: async ({ desk }, use, info) => {
    await goToOverview(desk)
    const hands = new Hands(desk)
    await use(hands)
    if (info.status !== info.expectedStatus) {
      await desk.screenshot({ path: info.outputPath('desk.png') })
      await desk.goto('about:blank')
      return
    }
    expect(await desk.evaluate(() => Reflect.get(window, 'pointed'))).toBeUndefined()
    info.annotations.push({ type: 'day', description: JSON.stringify(hands.counted) })
  },
})

export { expect }

const asStaffSit = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'nb-NO',
  timezoneId: 'Europe/Oslo',
} as const

async function goToOverview(desk: Page): Promise<void> {
  const heading = desk.getByRole('heading', { level: 1, name: 'Oversikt' })
  for (const key of ['Escape', 'Escape', 'g', 'o']) await desk.keyboard.press(key)
  const isThere = await heading.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    await desk.goto('/admin')
    await heading.focus()
  }
  await expect(desk.getByRole('region', { name: 'Neste seks timer' })).toBeVisible()
}

const refuseMouse = (page: Page) =>
  page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(kind, ({ isTrusted }) => isTrusted && Reflect.set(window, 'pointed', kind), true)
    }
  })
