import { fillLogin, password, people } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a wrong password shows an alert until an input changes', async ({ page, allowStatus }) => {
  allowStatus(401)
  await page.goto('/reservations')
  const submit = page.getByRole('main').getByRole('button', { name: 'Logg inn', exact: true })
  await expect(submit).toBeDisabled()
  await page.getByLabel('E-post').fill(people.member.email)
  await expect(submit).toBeDisabled()
  await page.getByLabel('Passord', { exact: true }).fill('feil')
  await page.keyboard.press('Enter')
  const alert = page.getByText('Feil brukernavn eller passord')
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('E-post')).toHaveValue(people.member.email)
  await page.getByLabel('Passord', { exact: true }).pressSequentially('x')
  await expect(alert).toBeHidden()
})

test('too many tries lock the account, and the page says for how long', async ({ page, allowStatus }, { project }) => {
  allowStatus(401, 429)
  await page.goto('/reservations')
  await page.getByLabel('E-post').fill(`ukjent-${project.name}@delebil.test`)
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const answered = page.waitForResponse('**/api/login')
    await page.getByLabel('Passord', { exact: true }).fill(`feil ${attempt}`)
    await page.keyboard.press('Enter')
    await answered
  }
  await expect(page.getByText(/Du kan prøve igjen om \d+ sekund/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Logg inn', exact: true })).toBeDisabled()
})

test('a link to a page that needs a log-in leads there after it, and a reload keeps the session', async ({ page }) => {
  await page.goto('/reservations')
  await expect(page).toHaveTitle('Logg inn')
  await fillLogin(page, 'member')
  await expect(page).toHaveURL('/reservations')
  await expect(page).toHaveTitle('Reservasjoner')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservasjoner' })).toBeVisible()
})

test('logging out ends the session in this tab and the others', async ({ page, context, allowStatus }) => {
  // What the other tab asks for in that moment comes too late.
  allowStatus(401)
  await page.goto('/reservations')
  await fillLogin(page, 'member')
  const second = await context.newPage()
  await second.goto('/reservations')
  await expect(second).toHaveTitle('Reservasjoner')
  await page.goto('/logout')
  await expect(page).toHaveURL('/findcar')
  await expect(second).toHaveTitle('Logg inn')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))).toEqual([])
})

test('the profile menu names person, membership and state', async ({ page }) => {
  await page.goto('/reservations')
  await fillLogin(page, 'employee')
  await page.getByRole('button', { name: /Min profil/ }).press('Enter')
  const menu = page.getByRole('menu', { name: 'Min profil' })
  await expect(menu.getByRole('menuitemradio').first()).toContainText('Aktiv')
  await expect(menu.getByRole('menuitem', { name: 'Logg ut' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a session that expires asks for a log-in and goes on', async ({ page, allowStatus }) => {
  allowStatus(401)
  await page.goto('/reservations')
  await fillLogin(page, 'member')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('delebil:session') ?? '{}')
    localStorage.setItem('delebil:session', JSON.stringify({ ...kept, token: 'dead' }))
  })
  await page.reload()
  const box = page.getByRole('dialog', { name: 'Logg inn' })
  await expect(box).toBeVisible()
  await box.getByLabel('E-post').fill(people.member.email)
  await box.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservasjoner' })).toBeVisible()
})

test('a mailed link to the admin area leads to the cars with the log-in open, and there after it', async ({ page }) => {
  await page.goto('/admin/fleet-management/models')
  await expect(page).toHaveURL('/findcar')
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible()
  await fillLogin(page, 'admin')
  await expect(page).toHaveURL('/admin/fleet-management/models')
})

test('a member at an address of the admin area is led to the cars', async ({ page }) => {
  await page.goto('/reservations')
  await fillLogin(page, 'member')
  await page.goto('/admin/fleet-management/models')
  await expect(page).toHaveURL('/findcar')
})
