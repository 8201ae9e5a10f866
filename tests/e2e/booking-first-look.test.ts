import type { Locator, Page } from '@playwright/test'
import { carRow, pickCar, storeSearch } from './set-up/cars.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** True where all of it is in the window, and nothing lies over it. */
const isSeenWhole = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isOnTop = [top + 2, bottom - 2].every((y) => {
      const above = document.elementFromPoint((left + right) / 2, y)
      return above !== null && (element.contains(above) || above.contains(element))
    })
    return top >= 0 && bottom <= innerHeight && isOnTop
  })

const expectSeen = (one: Locator, name: string) => expect.poll(() => isSeenWhole(one), name).toBe(true)

/** Leaves the page first: one that is open asks what a change would cost of a reservation that is canceled beside it. */
async function cancel(page: Page): Promise<void> {
  const [, id] = /\/reservations\/(\d+)$/.exec(page.url()) ?? []
  const authorization = await page.evaluate(() => JSON.parse(localStorage.getItem('delebil:session') ?? '{}').token)
  await page.goto('/profile')
  const answer = await page.request.post(`/api/reservations/${id}/cancel`, { headers: { authorization }, data: {} })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('on a phone the confirmation shows the sum, and the booked car calendar, share and way, before anything is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, '/profile', 'employee')
  await page.goto('/findcar')
  await storeSearch(page, 23)
  await page.reload()
  await carRow(page, await pickCar(page, 1)).click()
  await page.getByRole('button', { name: 'Reserver', exact: true }).click()

  const confirm = page.getByRole('button', { name: 'Bekreft reservasjon' })
  await expectSeen(confirm, 'confirm')
  await expectSeen(page.getByText(/^\d[\d\s]*(,\d\d)?\skr$/).last(), 'the sum')

  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
  await expectSeen(page.getByRole('link', { name: 'Legg i kalender' }), 'calendar')
  await expectSeen(page.getByRole('button', { name: 'Del reservasjon' }), 'share')
  await expectSeen(page.getByRole('link', { name: 'Vis vei' }), 'way')
  const onward = page.getByRole('link', { name: 'Se reservasjonen' })
  await expectSeen(onward, 'onward')
  await onward.click()
  await expect(page).toHaveURL(/\/reservations\/\d+$/)
  await cancel(page)
})
