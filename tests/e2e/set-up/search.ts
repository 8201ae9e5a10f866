import { expect, type Page } from '@playwright/test'
import { pressByKey } from './keyboard.ts'

/** Searches from now on, by keys alone; on a desk and on a phone. */
export async function searchFromNow(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name: /^(Når|Endre søk)/ }))
  const surface = page.getByRole('dialog', { name: /^(Når|Søk etter bil)$/ })
  await pressByKey(page, surface.getByRole('button', { name: 'Nå', exact: true }))
  await pressByKey(page, surface.getByRole('button', { name: /^Vis \d+ ledige? bile?r?$/ }))
  await expect(surface).toBeHidden()
}

/** Searches near a place that has been typed and is found by its whole name. */
export async function searchNear(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Hvor (?!langt)/ }).click()
  await page.getByRole('searchbox', { name: 'Hvor?' }).fill(typed)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('button', { name: `Hvor ${name}` })).toBeVisible()
}
