import { carRow, pickCar } from './set-up/cars.ts'
import { linkMailedTo } from './set-up/mails.ts'
import { password, people } from './set-up/people.ts'
import { searchFromNow } from './set-up/search.ts'
import { expect, test } from './set-up/test.ts'

test('a new person joins, is told what is missing, confirms the address, and drives once staff have checked the licence', async ({
  page,
  otherPage,
  allowStatus,
}, { project }) => {
  test.slow()
  allowStatus(403)
  const name = 'Nora Nykjører'
  const email = `ny.forer.${project.name}.${Date.now()}@delebil.test`
  const address = page.getByText('Bekreft e-postadressen din', { exact: true })
  const license = page.getByText('Førerkortet ditt er ikke sjekket')

  await test.step('join: what is missing is said at once', async () => {
    await page.goto('/join')
    await page.getByLabel('Navn på medlemskapet').fill('Nykjørers')
    await page.getByLabel('Fullt navn').fill(name)
    await page.getByLabel('E-post').fill(email)
    await page.getByLabel('Passord', { exact: true }).fill(password)
    await page.getByText(/Jeg godtar vilkårene/).click()
    await page.getByRole('button', { name: 'Opprett medlemskap' }).click()
    await expect(page.getByRole('heading', { name: 'Velkommen til Nykjørers!' })).toBeVisible()
    await expect(address).toBeVisible()
    await expect(license).toBeVisible()
  })

  await test.step('confirm: the booking is refused, and waits for the address', async () => {
    await page.goto('/findcar')
    await searchFromNow(page)
    await carRow(page, await pickCar(page, 0)).click()
    await page.getByRole('button', { name: 'Reserver', exact: true }).click()
    await expect(address).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sjekk førerkortet' })).toHaveAttribute('href', '/verifyLicense')
    await page.getByRole('button', { name: 'Bekreft reservasjon' }).click()
    await expect(page.getByText('Bekreft e-postadressen din før du reserverer.')).toBeVisible()
    await otherPage.goto(await linkMailedTo(page, email, '/confirmEmail'))
    await otherPage.getByRole('button', { name: 'Bekreft adressen' }).click()
    await expect(otherPage.getByText('E-postadressen er bekreftet. Nå kan du reservere.')).toBeVisible()
    await page.getByRole('button', { name: 'Bekreft reservasjon' }).click()
    await expect(page.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
  })

  const login = async (username: string) => {
    const answer = await page.request.post('/api/login', { form: { username, password } })
    return { authorization: answer.headers()['authorization'] ?? '' }
  }
  await test.step('start: refused on the screen and on the wire', async () => {
    await page.getByRole('link', { name: 'Se reservasjonen' }).click()
    await expect(license).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lås opp' })).toHaveAttribute('aria-disabled', 'true')
    const id = /\/reservations\/(\d+)$/.exec(page.url())?.[1]
    const headers = await login(email)
    const opened = await page.request.post(`/api/reservations/${id}/dial-to-open`, { headers, data: {} })
    expect((await opened.json()).code).toBe('license.unchecked')
  })

  await test.step('staff check the licence, and the car opens', async () => {
    const { person } = await (await page.request.get('/api/users/whoami', { headers: await login(email) })).json()
    const headers = await login(people.admin.email)
    const path = `/api/admin/persons/${person.id}`
    const { version } = await (await page.request.get(path, { headers })).json()
    const checked = await page.request.put(`${path}/driverslicense`, { headers, data: { valid: true, version } })
    expect(checked.status(), await checked.text()).toBe(200)
    await page.reload()
    const open = page.getByRole('button', { name: 'Lås opp' })
    await expect(open).toBeVisible()
    // What stood above the button is gone, and the button where it stays.
    await expect(license).toBeHidden()
    await open.click()
    await expect(page.getByText('Bilen er låst opp')).toBeVisible()
  })
})
