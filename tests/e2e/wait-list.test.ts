import type { APIRequestContext } from '@playwright/test'
import { keepSearch, pickCar } from './set-up/cars.ts'
import { logInAt, password, people, type Who } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** Books the car for the search that is on the device, over the interface; answers how to cancel it. */
async function bookFor(request: APIRequestContext, who: Who, carId: number, period: { start: string; end: string }) {
  const login = await request.post('/api/login', { form: { username: people[who].email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const whoami = await (await request.get('/api/users/whoami', { headers })).json()
  const car = await (await request.get(`/api/cars/${carId}`, { headers })).json()
  const membership = whoami.memberships.find(
    (one: { state: string; canCreateReservation: boolean; organizationId: number }) =>
      one.state === 'ACTIVE' && one.canCreateReservation && one.organizationId === car.organizationId,
  )
  const data = { membershipId: membership.id, carId, superDamageWaiver: true, ...period }
  const made = await request.post('/api/reservations', { headers, data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).entity
  return async () => {
    expect((await request.post(`/api/reservations/${id}/cancel`, { headers })).status()).toBe(200)
  }
}

test('wait for a taken car, hear that it came free, and book it while it is held', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const days = project.name === 'phone' ? 71 : 73
  await page.goto('/findcar')
  await keepSearch(page, days)
  await logInAt(page, '/reservations', 'member')
  await page.goto('/findcar')
  const carId = await pickCar(page, 0)
  const start = new Date(Date.now() + days * 86_400_000)
  start.setUTCHours(10, 0, 0, 0)
  const period = { start: start.toISOString(), end: new Date(start.getTime() + 4 * 3_600_000).toISOString() }
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const cancel = await bookFor(request, 'employee', carId, period)

  await page.goto(`/findcar?car=${carId}`)
  await page.getByRole('button', { name: 'Varsle meg når bilen blir ledig' }).click()
  await expect(page.getByText(/^Vi holder utkikk/)).toBeVisible()
  await cancel()
  await request.dispose()

  // Told where the person is, and led to where it can be booked.
  await expect(page.getByText(/^Bilen du venter på er ledig! Holdt til/)).toBeVisible()
  await page.getByRole('link', { name: 'Se og reserver' }).first().click()
  await expect(page.getByRole('heading', { name: 'Du venter på' })).toBeVisible()
  await page.getByRole('button', { name: /^Reserver for/ }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+$/)
  await page.goto('/reservations')
  await expect(page.getByRole('link', { name: /^Vis reservasjon/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Du venter på' })).toHaveCount(0)
})
