import { expect, test } from './set-up/test.ts'

test('the root and the index redirect to the search', async ({ page }) => {
  for (const address of ['/', '/index', '/index.html']) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/findcar')
    await expect(page, address).toHaveTitle('Velg bil')
  }
})

test('an unknown address is shown as unknown, with a link to the search', async ({ page }) => {
  await page.goto('/finnes/ikke?a=1')
  await expect(page.getByRole('heading', { level: 1, name: '404 Ukjent URL' })).toBeVisible()
  await expect(page.getByText('/finnes/ikke?a=1')).toBeVisible()
  await page.getByRole('link', { name: 'Til Velg bil' }).press('Enter')
  await expect(page).toHaveURL('/findcar')
  await expect(page.getByRole('heading', { level: 1, name: 'Velg bil' })).toBeFocused()
})

test('the back button leads to the page before', async ({ page }) => {
  await page.goto('/findcar')
  await page.goto('/finnes-ikke')
  await page.getByRole('link', { name: 'Til Velg bil' }).press('Enter')
  await expect(page).toHaveURL('/findcar')
  await page.goBack()
  await expect(page).toHaveTitle('404 Ukjent URL')
})

test('a page without a network says so until the network is back', async ({ page, context }) => {
  await page.goto('/finnes-ikke')
  await context.setOffline(true)
  await expect(page.getByText('Du er offline')).toBeVisible()
  await expect(page.getByText('Det er ikke alt som funker nå')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Du er offline')).toBeHidden()
})

test('the first tab stop skips to the main content', async ({ page }) => {
  await page.goto('/finnes-ikke')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
