import type { Locator, Page } from '@playwright/test'
import { pressByKey, tabTo, typeByKey } from './keyboard.ts'
import { expect } from './test.ts'

/** What lies open over the page. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Presses a button that asks first, and its answer in the dialog, by the keyboard alone. */
export async function actByKey(page: Page, name: string, why?: string): Promise<void> {
  const named = { name: new RegExp(`^${name}`) }
  await pressByKey(page, page.getByRole('button', named).first())
  if (why !== undefined) await typeByKey(page, dialogOf(page).getByLabel('Hvorfor?'), why)
  await pressByKey(page, dialogOf(page).getByRole('button', named))
}

/** Presses a button, answers its question, and waits for what is told. */
export async function doByKey(page: Page, button: Locator, fill: Record<string, string>, done: RegExp | string) {
  await pressByKey(page, button)
  for (const [label, text] of Object.entries(fill)) {
    const field = dialogOf(page).getByLabel(label)
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  // The last of a dialog does what it is for.
  await pressByKey(page, dialogOf(page).getByRole('button').last())
  await expect(page.getByText(done).first()).toBeVisible()
}
