import { adminCalls } from './set-up/admin-calls.ts'
import { logInAt, password, people } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('an answer outlives the page that sent it: stopped from another page in time, else with the member after ten seconds', async ({
  page,
  request,
}) => {
  const calls = await adminCalls(request, 'admin')
  const filter = JSON.stringify([{ field: 'state', operator: 'is', value: 'FUTURE' }])
  const query = new URLSearchParams({ q: people.member.name, filter, size: '1' })
  const [trip] = await calls.list<{ readonly id: number }>(`reservations?${query}`)
  const login = await request.post('/api/login', { form: { username: people.member.email, password } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  const thread = `/api/reservations/${trip?.id}/messages`
  const word = `Kabelen ligger under setet ${Date.now()}.`
  const isSeen = async () => (await (await request.get(thread, { headers })).text()).includes(word)
  expect((await request.post(thread, { headers, data: { text: 'Hvor er kabelen?' } })).ok()).toBe(true)

  const path = `/admin/reservation-management/reservations/${trip?.id}`
  const field = page.getByRole('textbox', { name: /^Svar/ })
  const send = page.getByRole('button', { name: /^Send/ })
  await logInAt(page, path, 'admin')
  await field.fill(word)
  await send.click()
  await expect(page.getByText('Svaret sendes om 10 s')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(path)
  await page.getByRole('button', { name: 'Angre sendingen' }).click()
  await expect(field).toHaveValue(word)

  await send.click()
  await expect(page.getByText('Svaret sendes om 10 s')).toBeVisible()
  expect(await isSeen()).toBe(false)
  await page.close()
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(true)
})
