import { tabTo } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const person = { name: 'Turid Angrefri', email: 'turid.angrefri@delebil.test' }

test('the palette opens a record and changes it by keyboard, F6 undoes it, and single keys can be switched off', async ({
  page,
}) => {
  await logInAt(page, '/reservations', 'admin')
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('delebil:session') ?? '{}') as { token: string }).token,
  )
  const made = await page.request.post('/api/admin/persons?orgId=1', {
    headers: { authorization: token, 'idempotency-key': crypto.randomUUID() },
    data: person,
  })
  expect(made.status()).toBe(201)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Oversikt' })).toBeVisible()

  // An identifier goes straight to the record, from wherever one is.
  const box = page.getByRole('combobox', { name: 'Hva leter du etter?' })
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type(person.email)
  await expect(page.getByRole('option', { name: new RegExp(person.name) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Person', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(person.email)

  // What can be done with it, from a field; then taken back.
  await tabTo(page, page.getByRole('textbox', { name: 'Navn' }))
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('godkjenn')
  await expect(page.getByRole('option', { name: 'Godkjenn førerkort' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Godkjenn førerkort' })
  await tabTo(page, dialog.getByRole('button', { name: 'Godkjenn førerkort' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Førerkortet er godkjent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avvis førerkort' })).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Angret: godkjenn førerkort')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Godkjenn førerkort' })).toBeVisible()

  // G and O go to the reservations' overview; switched off they are just letters, after a reload too.
  const heading = page.getByRole('heading', { level: 1 })
  await heading.focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Hurtigtaster' })
  await tabTo(page, sheet.getByRole('switch', { name: /Enkelttaster/ }))
  await page.keyboard.press('Space')
  await expect(sheet.getByText('Oversikt', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(person.email)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(sheet).toHaveCount(0)
  await expect(heading).toHaveText('Person')
})
