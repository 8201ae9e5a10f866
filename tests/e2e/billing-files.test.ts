import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { lookAtFile, readTable } from '../../apps/api/src/features/imports/reading/read-table.ts'
import { adminCalls } from './set-up/admin-calls.ts'
import { pressByKey, typeByKey } from './set-up/keyboard.ts'
import { logInAt } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

const lists = [
  { key: 'billing', heading: 'Fakturagrunnlag', column: 'Beløp' },
  { key: 'invoices', heading: 'Fakturaer', column: 'Forfall' },
  { key: 'products', heading: 'Produkter', column: 'Produktnummer' },
]

/** The rows of the file that a press leaves in the browser. */
async function fileOf(page: Page, button: Locator): Promise<{ name: string; rows: readonly (readonly string[])[] }> {
  const download = page.waitForEvent('download')
  await pressByKey(page, button)
  const file = await download
  const bytes = await readFile(await file.path())
  async function* whole() {
    yield bytes
  }
  const rows: string[][] = []
  for await (const row of readTable(whole, await lookAtFile(whole))) rows.push(row)
  return { name: file.suggestedFilename(), rows }
}

for (const { key, heading, column } of lists) {
  test(`all rows of ${heading} are in its csv and in its xlsx, by keyboard alone`, async ({ page, request }) => {
    const calls = await adminCalls(request, 'accountant')
    await logInAt(page, '/reservations', 'accountant')
    // Fakturagrunnlag opens with what waits, where something does.
    await page.goto(`/admin/billing-management/${key}?orgId=2&visning=standard`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const { totalElements } = await calls.read<{ totalElements: number }>(`${key}?orgId=2&size=1`)
    const files = []
    for (const format of ['CSV', 'Excel']) {
      await pressByKey(page, page.getByRole('button', { name: 'Last ned', exact: true }))
      files.push(await fileOf(page, page.getByRole('button', { name: `Last ned ${format}` })))
    }
    const [csv, xlsx] = files
    expect(csv?.name).toMatch(/\.csv$/)
    expect(xlsx?.name).toMatch(/\.xlsx$/)
    expect(csv?.rows[0]).toContain(column)
    expect(xlsx?.rows[0]).toEqual(csv?.rows[0])
    expect(csv?.rows).toHaveLength(totalElements + 1)
    expect(xlsx?.rows).toHaveLength(totalElements + 1)
  })
}

test('a line that is owed is found by SØK by whose it is, and opened, by keyboard alone', async ({ page, request }) => {
  const calls = await adminCalls(request, 'accountant')
  const open = JSON.stringify([
    { field: 'state', operator: 'is', value: 'open' },
    { field: 'licensePlate', operator: 'empty', value: false },
  ])
  const [line] = await calls.list<{ description: string; membership: string; licensePlate: string }>(
    `billing?${new URLSearchParams({ orgId: '1', size: '1', filter: open })}`,
  )
  await logInAt(page, '/reservations', 'accountant')
  for (const text of [line?.membership ?? '', line?.licensePlate ?? '']) {
    await page.goto('/admin/search?orgId=1')
    await typeByKey(page, page.getByRole('searchbox'), text)
    const found = page.getByRole('main').locator('a[href*="billing-management/billing/"]')
    await expect(found.filter({ hasText: text }).first()).toBeVisible()
    await pressByKey(page, found.filter({ hasText: text }).first())
    await expect(page.getByRole('table', { name: 'Slik ble beløpet til' })).toBeVisible()
  }
})
