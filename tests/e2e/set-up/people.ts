import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const password = 'delebil-demo'
export const people = {
  member: { email: 'medlem@delebil.test', name: 'Ingrid Solheim' },
  employee: { email: 'ansatt@delebil.test', name: 'Jonas Tveit' },
  admin: { email: 'admin@delebil.test', name: 'Astrid Haugland' },
  nightWatch: { email: 'nattvakt@delebil.test', name: 'Sindre Nygård' },
  accountant: { email: 'regnskap@delebil.test', name: 'Marit Eide' },
  billingHelper: { email: 'fakturahjelp@delebil.test', name: 'Turid Lunde' },
} as const

export type Who = keyof typeof people

/** The button that says who is logged in: of the profile menu, and on a phone of the one menu. */
export const personButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Min profil|Åpne menyen): ${name}$`) })

/** Fills in the log-in box that is on screen, and waits until it has done its work. */
export async function fillLogin(page: Page, who: Who): Promise<void> {
  await page.getByLabel('E-post').fill(people[who].email)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(personButton(page, people[who].name)).toBeVisible()
}

/** Logs in where the log-in page stands, and stays at that address. */
export async function logInAt(page: Page, path: string, who: Who): Promise<void> {
  await page.goto(path)
  await fillLogin(page, who)
}
