import type { APIRequestContext } from '@playwright/test'
import { storeSearch } from './set-up/cars.ts'
import { fillLogin, password, people } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** No other test looks at this day. */
const DAYS_AHEAD = 73

interface Choice {
  readonly id: number
  readonly state: string
  readonly canCreateReservation: boolean
  readonly organizationId: number
}

/** Somebody else books a car for the day, over the interface. Answers the car, and how to cancel. */
async function bookForOther(request: APIRequestContext): Promise<{ carId: number; cancel: () => Promise<void> }> {
  const login = await request.post('/api/login', { form: { username: people.employee.email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const { memberships } = (await (await request.get('/api/users/whoami', { headers })).json()) as {
    memberships: Choice[]
  }
  const membership = memberships.find(({ state, canCreateReservation }) => state === 'ACTIVE' && canCreateReservation)
  const start = new Date(Date.now() + DAYS_AHEAD * 86_400_000)
  start.setUTCHours(10, 0, 0, 0)
  const period = { start: start.toISOString(), end: new Date(start.getTime() + 4 * 3_600_000).toISOString() }
  const orgId = String(membership?.organizationId)
  const search = await request.get(`/api/search?${new URLSearchParams({ ...period, orgId, size: '20' })}`)
  const { cars } = (await search.json()) as { cars: { id: number; maxAvailability: number }[] }
  const carId = cars.find(({ maxAvailability }) => maxAvailability === 100)?.id ?? 0
  const data = { membershipId: membership?.id, carId, superDamageWaiver: true, ...period }
  const made = await request.post('/api/reservations', { headers, data })
  expect(made.status()).toBe(201)
  const address = `/api/reservations/${(await made.json()).entity.id}/cancel`
  const cancel = async () => expect((await request.post(address, { headers })).status()).toBe(200)
  return { carId, cancel }
}

test('a member waits for a taken car, is told when it is free, and books it while it is held', async ({
  page,
  otherPage,
}) => {
  const { carId, cancel } = await bookForOther(otherPage.request)
  const path = `/findcar?car=${carId}`
  await page.goto('/reservations')
  await storeSearch(page, DAYS_AHEAD)
  await fillLogin(page, 'member')
  await page.goto(path)
  await page.getByRole('button', { name: 'Varsle meg når bilen blir ledig' }).click()
  await expect(page.getByText(/^Vi holder utkikk/)).toBeVisible()
  await cancel()

  // Told where the person is, and led to where it can be booked.
  const news = page.getByRole('region', { name: /^Bilen du venter på er ledig! Holdt til/ })
  await news.getByRole('link', { name: 'Se og reserver' }).click()
  await expect(page.getByRole('heading', { name: 'Du venter på' })).toBeVisible()
  await page.getByRole('button', { name: /^Reserver for/ }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(news).toHaveCount(0)
})
