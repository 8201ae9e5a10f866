import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

test('a shared reservation opens without a log-in until sharing is stopped', async ({ page, otherPage }) => {
  await logInAt(page, '/reservations', 'member')
  await page
    .getByRole('link', { name: /^Vis reservasjon/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /^Reservasjon \d/ })).toBeVisible()
  await page.getByRole('button', { name: 'Flere valg' }).click()
  await page.getByRole('menuitem', { name: 'Del reservasjon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Del reservasjonen' })
  await dialog.getByRole('button', { name: /^Lag (lenke|en ny lenke)$/ }).click()
  const address = await dialog.getByLabel('Lenke', { exact: true }).inputValue()
  expect(address).toMatch(/\/shared\/[\w-]{43}$/)

  await test.step('somebody without a log-in sees the car, and nobody', async () => {
    const answer = await otherPage.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Delt reservasjon' })).toBeVisible()
    await expect(otherPage.getByText('FRAMTIDIG')).toBeVisible()
    await expect(otherPage.getByRole('link', { name: 'Vis vei' })).toBeVisible()
    await expect(otherPage.getByText(/Solheim|Medlemskap|Pris/)).toHaveCount(0)
    await expect(otherPage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  })

  await dialog.getByRole('button', { name: 'Stopp deling' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stopp deling' }).click()
  await expect(dialog.getByText(/^Delingen er stoppet/)).toBeVisible()
  await otherPage.reload()
  await expect(otherPage.getByText('Lenken virker ikke lenger')).toBeVisible()
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Delt reservasjon' })).toBeVisible()
})
