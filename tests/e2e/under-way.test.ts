import type { Page } from '@playwright/test'
import { bookNow } from './set-up/book-now.ts'
import { expectRoomForLargeText } from './set-up/large-text.ts'
import { shiftsOf, watchShifts } from './set-up/layout-shifts.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const [narrowest, phone, desk] = [
  { width: 320, height: 844 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const costs = '**/api/reservations/*/running-cost*'
const cars = '**/api/reservations/*/car-state*'

async function expectFigures(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  const figures = page.getByLabel('Turen så langt').first()
  await expect(figures.getByText('Avslutter du nå:')).toBeVisible()
  await expect(figures.getByText(/^(Batteri|Tank)/)).toBeVisible()
}

test('a trip under way moves nothing however late its answers come, holds large text on the smallest phone, and shows its tiles above the act at the thumb', async ({
  page,
  allowStatus,
}) => {
  test.slow()
  allowStatus(503)
  await page.setViewportSize(phone)
  await logInAt(page, '/profile', 'employee')
  const trip = await bookNow(page.request, 'employee', 'TELEMATICS')
  const pages = ['/reservations', `/reservations/${trip.id}`]
  try {
    await test.step('late answers move nothing, whichever comes last', async () => {
      await watchShifts(page)
      // A stream never ends, and a page that listens to one would never be quiet.
      await page.route('**/api/events*', (route) => route.fulfill({ status: 503 }))
      for (const [late, later] of [
        [costs, cars],
        [cars, costs],
      ] as const) {
        const hold = (url: string, ms: number) =>
          page.route(url, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, ms))
            await route.continue()
          })
        await hold(late, 700)
        await hold(later, 1800)
        for (const size of [phone, narrowest, desk]) {
          await page.setViewportSize(size)
          for (const address of pages) {
            await expectFigures(page, address)
            const shifts = await shiftsOf(page)
            expect.soft(shifts, `${address}, ${size.width} px, ${later} last`).toEqual([])
          }
        }
        await page.unroute(late)
        await page.unroute(later)
      }
    })

    await test.step('a late answer that the car is wanted by others moves nothing', async () => {
      await page.route('**/api/reservations/*/extend', async (route) => {
        const answer = await route.fetch()
        await new Promise((resolve) => setTimeout(resolve, 900))
        await route.fulfill({ response: answer, json: { isExtensible: false, latestEnd: null } })
      })
      for (const size of [phone, narrowest, desk]) {
        await page.setViewportSize(size)
        await page.goto('about:blank')
        await page.goto(pages[1] ?? '')
        await expect(page.getByText('Bilen er reservert av andre etterpå')).toBeVisible()
        expect.soft(await shiftsOf(page), `${size.width} px`).toEqual([])
      }
      await page.unroute('**/api/reservations/*/extend')
    })

    await test.step('text of twice the size fits the smallest phone', async () => {
      await page.setViewportSize(narrowest)
      for (const address of pages) {
        await expectFigures(page, address)
        await expectRoomForLargeText(page, address)
      }
    })

    await test.step('the tiles are seen whole above the act at the thumb', async () => {
      await page.setViewportSize(phone)
      await expectFigures(page, pages[1] ?? '')
      const tiles = await page.getByRole('list', { name: 'Handlinger' }).boundingBox()
      const act = await page.getByRole('button', { name: /^Lås (opp|bilen)$/ }).boundingBox()
      expect((tiles?.y ?? 0) + (tiles?.height ?? Number.NaN)).toBeLessThanOrEqual((act?.y ?? 0) - 12)
    })
  } finally {
    await trip.end()
  }
})
