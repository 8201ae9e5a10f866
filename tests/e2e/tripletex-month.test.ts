import type { AccountingErrorMetadata } from '@delebil/core-api/admin'
import type { Page } from '@playwright/test'
import type { Company } from '../../apps/api/src/adapters/accounting/fake/fake-company.ts'
import { plantTroubles } from '../../apps/api/src/seed/plant-troubles.ts'
import { adminCalls } from './set-up/admin-calls.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { test } from './set-up/books-server.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { logInAt } from './set-up/people.ts'
import { expect } from './set-up/test.ts'

const money = '/admin/billing-management'
const errors = `${money}/tripletex-errors`

type Mend = {
  /** The button of its card; what is mended elsewhere is tried again. */
  readonly button?: string
  /** What is written in the configuration: of what, and what it is called over there. */
  readonly called?: readonly [label: RegExp, name: string]
  /** What somebody does over there. */
  readonly there?: (company: Company) => void
}

/** How each of the twelve causes is mended. */
const mends: Readonly<Record<string, Mend>> = {
  'Kundenummeret er tatt': { button: 'Bruk dem som finnes' },
  'Ordrenummeret er tatt': { button: 'Bruk dem som finnes' },
  'Tripletex tar ikke e-postadressen': { button: 'Bytt til utskrift' },
  'Kunden kan ikke motta EHF': { button: 'Bytt til e-post' },
  'MVA-koden finnes ikke i Tripletex': { called: [/^7 /, '6'] },
  'Kontoen finnes ikke i Tripletex': { called: [/^3900 /, '3200'] },
  'MVA-koden er ikke lov på kontoen': { called: [/^3600 /, '3605'] },
  'Produktet er ute av bruk i Tripletex': { called: [/^1040 /, '1041'] },
  'Produktet har en annen MVA-kode i Tripletex': { called: [/^8020 /, '8021'] },
  'Kunden er ute av bruk i Tripletex': {
    there: ({ customers }) => {
      for (const customer of customers.values()) customer['isInactive'] = false
    },
  },
  'Klubben mangler bankkonto i Tripletex': {
    there: ({ accounts }) => {
      for (const account of accounts.values()) if (account.isBankAccount) account.bankAccountNumber = '99990100000'
    },
  },
  'Perioden er låst i Tripletex': {
    there: ({ periods }) => {
      for (const period of periods.values()) period.isClosed = false
    },
  },
}

async function writeDown(page: Page, [label, name]: readonly [RegExp, string]): Promise<void> {
  await page.goto(`${money}/tripletex-configuration`)
  const field = page.getByRole('textbox', { name: label })
  await field.fill(name)
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Oppsettet er lagret')).toBeVisible()
}

/** Mends one cause from its card. */
async function mendCause(page: Page, settings: Page, title: string, company: Company): Promise<void> {
  const { button = 'Prøv igjen', called, there } = mends[title] ?? {}
  if (called) await writeDown(settings, called)
  there?.(company)
  const card = page.getByRole('region', { name: title })
  const isDone = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await card.getByRole('button', { name: button, exact: true }).click()
  await isDone
}

test('a month goes to the books with twelve errors, each is mended from the screen, and it is the same to the øre and is closed', async ({
  page,
  otherPage,
  request,
  books: { fake, database, run, month },
}) => {
  test.setTimeout(300_000)
  const calls = await adminCalls(request, 'accountant')
  const stands = () => calls.read<AccountingErrorMetadata>('tripletex/errors/metadata?orgId=1')
  await logInAt(page, '/reservations', 'accountant')
  await logInAt(otherPage, '/reservations', 'admin')

  await test.step('the run is approved while nothing is sent', async () => {
    await page.goto(`${errors}?orgId=1`)
    await page.getByRole('button', { name: 'Ta pause' }).click()
    await expect(page.getByText(/^Ingenting sendes/)).toBeVisible()
    await otherPage.goto(`${money}/invoice/${run.id}`)
    await otherPage.getByRole('button', { name: /^Godkjenn og send/ }).click()
    await otherPage.getByRole('alertdialog').getByRole('button', { name: 'Godkjenn og send' }).click()
    await expect.poll(async () => (await stands()).waiting, { timeout: 60_000 }).toBe(40)
  })

  await test.step('much goes wrong over there meanwhile, and it is sent', async () => {
    await plantTroubles(database, fake.company, 1)
    await page.reload()
    await page.getByRole('button', { name: 'Start igjen' }).click()
  })

  const met = new Set<string>()
  await test.step('each cause is mended from its card', async () => {
    for (let round = 0; round < 8; round += 1) {
      await expect.poll(async () => (await stands()).waiting, { timeout: 60_000 }).toBe(0)
      await page.goto(errors)
      await expect(page.getByRole('heading', { level: 2, name: /årsak|Alle 40/ })).toBeVisible()
      const found = await page.getByRole('region').getByRole('heading', { level: 2 }).allTextContents()
      const titles = found.filter((title) => title in mends)
      if (titles.length === 0) break
      if (met.size === 0) {
        await expectNoBreachesInAnyLook(page, 'tripletex-errors')
        await expectFitsNarrow(page, 'tripletex-errors')
      }
      for (const title of titles) {
        met.add(title)
        await mendCause(page, otherPage, title, fake.company)
      }
    }
    expect([...met].sort()).toEqual(Object.keys(mends).sort())
  })

  await test.step('all of it is there, the same to the øre, and sent once', async () => {
    await expect(page.getByText('Alle 40 fakturaer er ført')).toBeVisible()
    const ours = await database.rows<{ number: number; ore: number }>(
      'select number, total_ore as ore from invoice where run_id = $1 and is_numbered order by number',
      [run.id],
    )
    const theirs = [...fake.company.invoices.values()].map((invoice) => ({
      number: Number(invoice['invoiceNumber']),
      ore: Math.round(Number(invoice['amount']) * 100),
    }))
    expect(ours).toHaveLength(40)
    expect(theirs.sort((a, b) => a.number - b.number)).toEqual(ours)
    expect(new Set(fake.company.sent.map(({ invoiceId }) => invoiceId)).size).toBe(40)
    expect(fake.company.sent).toHaveLength(40)
  })

  await test.step('the month is closed', async () => {
    const before = new Date(`${month}-15T12:00:00Z`)
    before.setUTCMonth(before.getUTCMonth() - 1)
    await calls.act('month-end/close?orgId=1', { month: before.toISOString().slice(0, 7), why: 'Alt er sett på' })
    await page.goto(`${money}/month-end?maned=${month}`)
    await expect(page.getByText('Alt som skal dit, er i Tripletex')).toBeVisible()
    await page.getByRole('button', { name: /^Lukk / }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    const why = dialog.getByRole('textbox')
    if ((await why.count()) > 0) await why.fill('Resten tas i måneden etter')
    await dialog.getByRole('button', { name: /^Lukk / }).click()
    await expect(page.getByText(/ble lukket .* av Marit Eide/)).toBeVisible()
  })
})
