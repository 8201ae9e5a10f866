import type { APIRequestContext } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { pressByKey, tabTo } from './set-up/keyboard.ts'
import { logInAt, password, people } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

interface PlannedCar {
  readonly id: number
  readonly carNumber: number
  readonly licensePlate: string
  readonly locationId: number
}

/** So far ahead that nobody else has booked: three free cars of one place, and two bookings at the same time of the first two. */
async function bookTwo(request: APIRequestContext) {
  const login = async (who: 'admin' | 'member') => {
    const answer = await request.post('/api/login', { form: { username: people[who].email, password } })
    return { authorization: answer.headers()['authorization'] ?? '' }
  }
  const [headers, member] = [await login('admin'), await login('member')]
  const day = new Date(Date.now() + 212 * 86_400_000).toISOString().slice(0, 10)
  const period = { from: `${day}T00:00:00Z`, to: `${day}T22:00:00Z` }
  const plan = await (await request.get(`/api/admin/fleet/plan?${new URLSearchParams(period)}`, { headers })).json()
  const places = Map.groupBy(plan.cars as readonly PlannedCar[], ({ locationId }) => locationId)
  const cars = [...places.values()].find(({ length }) => length >= 3)
  if (!cars) throw new Error('No place has three cars.')
  const whoami = await (await request.get('/api/users/whoami', { headers: member })).json()
  const membership = whoami.memberships.find(({ state }: { state: string }) => state === 'ACTIVE')
  const trip = { membershipId: membership.id, personId: whoami.person.id, superDamageWaiver: true }
  const hours = { start: `${day}T10:00:00Z`, end: `${day}T14:00:00Z` }
  const ids: number[] = []
  for (const { id: carId } of cars.slice(0, 2)) {
    const made = await request.post('/api/admin/reservations', { headers, data: { ...trip, ...hours, carId } })
    expect(made.status()).toBe(201)
    ids.push((await made.json()).entity.id)
  }
  const carOf = async (id = 0) => (await (await request.get(`/api/admin/reservations/${id}`, { headers })).json()).carId
  return { day, cars, placeId: cars[0]?.locationId, ids, carOf }
}

test('a reservation moved on the plan by keyboard shows who is in the way, and is moved when saved', async ({
  page,
  request,
}) => {
  const { day, cars, placeId, ids, carOf } = await bookTwo(request)
  const [first, , third] = cars
  const titleOf = (car = first) => `${car?.carNumber} ${car?.licensePlate}`
  await logInAt(page, '/reservations', 'admin')
  await page.goto(`/admin/fleet-management/plan?dato=${day}&vis=dag&plass=${placeId}`)
  const bars = page.getByRole('application', { name: 'Flåteplan' }).getByRole('button')
  const barOn = (title: string) => bars.filter({ hasText: title })
  await tabTo(page, barOn(titleOf()))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/opptatt: Ingrid Solheim$/)).toBeAttached()
  await page.keyboard.press('Enter')
  const draft = page.getByRole('region', { name: 'Utkast' })
  await expect(
    draft.getByRole('list', { name: 'Opptatt av' }).getByRole('link', { name: 'Ingrid Solheim' }),
  ).toBeVisible()
  expect(await carOf(ids[0])).toBe(first?.id)
  // The head that stays in sight lies over what is rolled under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoBreaches(page, 'admin-plan')

  // By a key the nearest free car is tried, and let go of again.
  await expect(draft.getByRole('button', { name: /^Prøv bil/ }).first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(draft.getByText('Ingrid Solheim får beskjed.')).toBeVisible()
  await pressByKey(page, draft.getByRole('button', { name: 'Angre siste' }))
  await expect(draft.getByRole('list', { name: 'Opptatt av' })).toBeVisible()
  await barOn(titleOf(cars[1])).last().focus()

  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(draft.getByText('Ingrid Solheim får beskjed.')).toBeVisible()
  await pressByKey(page, draft.getByRole('button', { name: 'Bruk endringen' }))
  await expect(draft.getByText('1 reservasjon er flyttet')).toBeVisible()
  expect(await carOf(ids[0])).toBe(third?.id)
  await expect(barOn(titleOf(third))).toBeVisible()
  await pressByKey(page, draft.getByRole('button', { name: 'Angre' }))
  await expect(draft.getByText('Flyttingen er angret')).toBeVisible()
  expect(await carOf(ids[0])).toBe(first?.id)
})
