import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses the button of the log-in box, or another that leads to the provider, and waits for the provider's page. */
export async function goToProvider(page: Page, button = 'Logg inn med Vipps'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Vipps-demo' })).toBeVisible()
}

/** Presses a button of the provider's page: a person's name, 'Avbryt' or 'La det feile'. */
export async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: what }).click()
}

/** All of it, from the page that stands where a log-in is needed. */
export async function signOn(page: Page, path: string, person: string): Promise<void> {
  await page.goto(path)
  await goToProvider(page)
  await choose(page, person)
}
