import type { Page } from '@playwright/test'
import { chooseByKey, pressByKey, typeByKey } from './keyboard.ts'
import { expect } from './test.ts'

interface Filled {
  readonly texts: Readonly<Record<string, string>>
  /** Found while one types. */
  readonly found?: Readonly<Record<string, string>>
  readonly chosen?: Readonly<Record<string, string>>
}

/** Opens the form of a new record, fills it in by the keyboard, and makes it. */
export async function make(page: Page, path: string, heading: string, { texts, found = {}, chosen = {} }: Filled) {
  await page.goto(`/admin/${path}/new`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  for (const [name, text] of Object.entries(found)) {
    await typeByKey(page, page.getByRole('combobox', { name }), text)
    await expect(page.getByRole('option', { name: text })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  for (const [name, choice] of Object.entries(chosen))
    await chooseByKey(page, page.getByRole('button', { name }), page.getByRole('option', { name: choice }))
  await pressByKey(page, page.getByRole('button', { name: /^Opprett/ }))
  await expect(page).not.toHaveURL(/\/new$/)
}
