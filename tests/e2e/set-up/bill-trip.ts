import type { Page } from '@playwright/test'
import { actByKey } from './act-by-key.ts'
import type { adminCalls } from './admin-calls.ts'
import { pressByKey } from './keyboard.ts'
import { expect } from './test.ts'

type Calls = Awaited<ReturnType<typeof adminCalls>>

/** Drafts the invoice of a trip at its reservation, and opens the draft from the list. */
export async function draftByKey(page: Page, calls: Calls, trip: number): Promise<string> {
  await page.goto(`/admin/reservation-management/reservations/${trip}?orgId=1`)
  await actByKey(page, 'Lag faktura for turen')
  await expect(page.getByText('Utkastet ligger under Send fakturaer').first()).toBeVisible()
  const filter = JSON.stringify([{ field: 'state', operator: 'is', value: 'DRAFT' }])
  const drafts = await calls.list<{ id: number; reservationId: number | null }>(
    `billing-runs?${new URLSearchParams({ filter, size: '50', orgId: '1' })}`,
  )
  const draft = drafts.find(({ reservationId }) => reservationId === trip)
  await page.goto('/admin/billing-management/invoice?orgId=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Fakturering' })).toBeVisible()
  await pressByKey(page, page.locator(`tr[data-id="${draft?.id}"] a`).first())
  await expect(page.getByRole('heading', { name: /kan sendes/ })).toBeVisible()
  return new URL(page.url()).pathname
}

/** Another person ends the time of the members and lets it go out; answers the number of its invoice. */
export async function approveByKey(page: Page, run: string): Promise<number> {
  await page.goto(`${run}?orgId=1`)
  await expect(page.getByRole('heading', { name: /^Du godkjenner/ })).toBeVisible()
  await actByKey(page, 'Avslutt kontrollperioden', 'Kunden har sett utkastet')
  await expect(page.getByText('Kontrollperioden er avsluttet').first()).toBeVisible()
  await actByKey(page, 'Godkjenn og send')
  await expect(page.getByText('Alle fakturaene er laget og lagt i kø for sending.')).toBeVisible({ timeout: 60_000 })
  const link = page.getByRole('region', { name: 'Tabell: Fakturaene i kjøringen' }).getByRole('link', { name: /^\d+$/ })
  const number = Number(await link.textContent())
  await pressByKey(page, link)
  await expect(page).toHaveURL(/billing-management\/invoices\/\d+/)
  return number
}
