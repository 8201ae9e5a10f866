import type { Locator, Page } from '@playwright/test'
import { pressByKey, typeByKey } from './keyboard.ts'

/** What lies open over the page. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Presses a button that asks first, and its answer in the dialog, by the keyboard alone. */
export async function actByKey(page: Page, name: string, why?: string): Promise<void> {
  const named = { name: new RegExp(`^${name}`) }
  await pressByKey(page, page.getByRole('button', named).first())
  if (why !== undefined) await typeByKey(page, dialogOf(page).getByLabel('Hvorfor?'), why)
  await pressByKey(page, dialogOf(page).getByRole('button', named))
}
