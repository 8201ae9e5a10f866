import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startFakeCarAccess } from '../../apps/api/src/adapters/car-access/fake.ts'
import { type FakeMailServer, startFakeMailServer } from '../../apps/api/src/adapters/mail/fake.ts'
import { actByKey, doByKey } from './set-up/act-by-key.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { approveByKey } from './set-up/bill-trip.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { make } from './set-up/make-record.ts'
import { personButton } from './set-up/people.ts'
import { searchFromNow } from './set-up/search.ts'
import { startServer } from './set-up/start-server.ts'
import { expect, test as shared } from './set-up/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const password = 'fjorden-fryser-aldri'
const administrator = 'kari@nordfjord.test'
const member = 'ola@nordfjord.test'

interface FirstDay {
  readonly address: string
  readonly code: string
  readonly mail: FakeMailServer
}

/** A server with an empty database and nothing of the demo, that sends mail and reaches cars. */
const test = shared.extend<object, { readonly firstDay: FirstDay }>({
  firstDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const [mail, cars] = [await startFakeMailServer(), await startFakeCarAccess()]
      const folder = await mkdtemp(join(tmpdir(), 'delebil-first-day-'))
      const server = await startServer(root, join(folder, 'data'), {
        DEMO_DATA: 'off',
        SMTP_URL: mail.url,
        CAR_ACCESS_URL: cars.url,
      })
      let code = ''
      // It is printed once the server answers, a little after whoever waits for that is told.
      await expect(() => {
        code = /with the code ([\w-]+)/.exec(server.said())?.[1] ?? ''
        expect(code).not.toBe('')
      }).toPass({ timeout: 20_000 })
      await use({ address: server.address, code, mail })
      await server.stop()
      await Promise.all([mail.stop(), cars.stop(), rm(folder, { recursive: true, force: true })])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ firstDay }, use) => use(firstDay.address),
})

/** Path and what stands behind '#' of the link to a page in the latest mail to an address. */
async function linkMailedTo(mail: FakeMailServer, email: string, path: string): Promise<string> {
  let link = ''
  await expect(() => {
    const texts = mail.received.filter(({ to }) => to === email).map(({ text }) => text)
    link = texts.findLast((text) => text.includes(path)) ?? ''
    expect(link).not.toBe('')
  }).toPass()
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(link)?.[0] ?? '')
  return pathname + hash
}

async function logIn(page: Page, email: string, name: string) {
  await typeByKey(page, page.getByLabel('E-post'), email)
  await typeByKey(page, page.getByLabel('Passord', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(personButton(page, name)).toBeVisible()
}

const checklist = (page: Page) => page.getByRole('region', { name: 'Før dere åpner' })

test('from an empty database to a bill: the first organization, its checklist, a car, and a member who joins, books, drives and pays for it', async ({
  page,
  otherPage,
  firstDay: { code, mail },
}) => {
  test.setTimeout(300_000)

  await test.step('the first organization is made with the printed code, and its administrator lets herself in by mail', async () => {
    await page.goto('/first-run')
    await typeByKey(page, page.getByLabel('Kode'), code.toLowerCase())
    await typeByKey(page, page.getByLabel('Navnet på bildelingen'), 'Nordfjord bildeling')
    await typeByKey(page, page.getByLabel('Ditt navn'), 'Kari Nordmann')
    await typeByKey(page, page.getByLabel('Din e-post'), administrator)
    await expectNoBreachesInAnyLook(page, 'first-run')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Vi sender en e-post til ${administrator}`, { exact: false })).toBeVisible()
    await page.goto(await linkMailedTo(mail, administrator, '/reset-password'))
    await typeByKey(page, page.getByLabel('Nytt passord'), password)
    await page.keyboard.press('Enter')
    await page.goto('/admin')
    await logIn(page, administrator, 'Kari Nordmann')
  })

  await test.step('the overview says that something is left, and leads to the checklist', async () => {
    await page.goto('/admin')
    await pressByKey(page, page.getByRole('link', { name: 'Gå til Oppsett' }))
    await expect(checklist(page).getByText('5 ting gjenstår før dere kan åpne.')).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'first-setup')
    const gateways = page.getByRole('region', { name: 'Tilkoblinger' })
    await pressByKey(page, gateways.getByRole('button', { name: 'Prøv E-post' }))
    await expect(gateways.getByText(`Sendt til ${administrator}.`, { exact: false })).toBeVisible()
  })

  await test.step('who sends the invoices is filled in', async () => {
    await pressByKey(page, checklist(page).getByRole('link', { name: 'Gå til Fakturaavsender' }).first())
    const form = page.getByRole('form', { name: 'Fakturaavsender' })
    for (const [label, text] of [
      ['Organisasjonsnummer', '923 456 783'],
      ['Gate og nummer', 'Fjordgata 1'],
      ['Postnr.', '6770'],
      ['Sted', 'Nordfjordeid'],
      ['Kontonummer', '8601 11 17947'],
      ['E-post', 'hei@nordfjord.test'],
    ] as const)
      await typeByKey(page, form.getByRole('textbox', { name: label }), text)
    await tabTo(page, form.getByRole('switch', { name: 'Registrert i Merverdiavgiftsregisteret' }))
    await page.keyboard.press('Space')
    await pressByKey(page, form.getByRole('button', { name: 'Lagre' }))
    await expect(page.getByText('Fakturaavsenderen er lagret')).toBeVisible()
  })

  await test.step('what one can join, prices, a model, a place and a car are made, and the checklist is done', async () => {
    await make(page, 'user-management/membership-types', 'Medlemskapstype', {
      texts: { Navn: 'Privat', Beskrivelse: 'For deg og husstanden din.' },
    })
    await make(page, 'billing-management/tariffs', 'Takst', {
      texts: {
        Navn: 'Liten bil',
        Startpris: '25',
        'Pris per time': '39',
        'Pris per kilometer': '3',
        'Redusert egenandel per time': '5',
      },
    })
    await make(page, 'fleet-management/models', 'Bilmodell', { texts: { Navn: 'Volkswagen e-up!' } })
    await make(page, 'fleet-management/locations', 'Lokasjon', {
      texts: { Navn: 'Rådhuset', GeoJSON: '{"type":"Point","coordinates":[5.3221,60.3929]}' },
    })
    await make(page, 'fleet-management/cars', 'Bil', {
      texts: { Bilnummer: '1', Registreringsnummer: 'EL10001' },
      found: { Modell: 'Volkswagen', Plass: 'Rådhuset' },
      chosen: { Takst: 'Liten bil' },
    })
    await page.goto('/admin/settings')
    await expect(checklist(page).getByText('Alt som må være på plass', { exact: false })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'setup-done')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Oversikt' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gå til Oppsett' })).toBeHidden()
  })

  await test.step('a member joins, and proves the address', async () => {
    await otherPage.goto('/join')
    await expect(otherPage.getByRole('radio', { name: 'Privat' })).toBeVisible()
    await typeByKey(otherPage, otherPage.getByLabel('Fullt navn'), 'Ola Fjord')
    await typeByKey(otherPage, otherPage.getByLabel('E-post'), member)
    await typeByKey(otherPage, otherPage.getByLabel('Passord', { exact: true }), password)
    await tabTo(otherPage, otherPage.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
    await otherPage.keyboard.press('Space')
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Opprett medlemskap' }))
    await expect(otherPage.getByRole('heading', { name: /^Velkommen til/ })).toBeFocused()
    await otherPage.goto(await linkMailedTo(mail, member, '/confirmEmail'))
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Bekreft adressen' }))
    await expect(otherPage.getByRole('button', { name: 'Bekreft adressen' })).toBeHidden()
  })

  await test.step('staff approve the licence', async () => {
    await page.goto('/admin/user-management/persons')
    await pressByKey(page, page.getByRole('link', { name: /Ola Fjord/ }))
    await pressByKey(page, page.getByRole('button', { name: 'Godkjenn førerkort' }).first())
    await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Godkjenn førerkort' }))
    await expect(page.getByText('Førerkortet er godkjent').first()).toBeVisible()
  })

  const trip = await test.step('the member books the car, drives, and ends the trip', async () => {
    await otherPage.goto('/findcar')
    await searchFromNow(otherPage)
    await pressByKey(otherPage, otherPage.locator('[data-car]').getByRole('button').first())
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Reserver', exact: true }))
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Bekreft reservasjon' }))
    await expect(otherPage.getByRole('heading', { name: 'Bilen er din!' })).toBeVisible()
    await pressByKey(otherPage, otherPage.getByRole('link', { name: 'Se reservasjonen' }))
    await expect(otherPage).toHaveURL(/\/reservations\/\d+$/)
    const id = Number(/\/reservations\/(\d+)$/.exec(otherPage.url())?.[1])
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Lås opp' }))
    await expect(otherPage.getByText('Bilen er låst opp')).toBeVisible()
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Avslutt turen' }))
    const box = otherPage.getByRole('dialog', { name: 'Avslutte turen?' })
    await expect(box.getByRole('table', { name: 'Pris' })).toBeVisible()
    await tabTo(otherPage, box.getByRole('radio', { name: 'Nei, bilen er uskadd' }))
    await otherPage.keyboard.press('Space')
    await pressByKey(otherPage, box.getByRole('button', { name: 'Avslutt turen' }))
    await expect(otherPage.getByText('Turen er avsluttet. Takk for turen!')).toBeVisible()
    return id
  })

  await test.step('the trip is billed, and the member reads the invoice', async () => {
    await page.goto('/admin/settings')
    // A club of one has nobody else to approve what she drafted.
    await pressByKey(page, page.getByRole('button', { name: 'Ny verdi for Godkjenning av kjøring' }))
    await page.getByRole('radio', { name: 'Hvem som helst' }).focus()
    await page.keyboard.press('Space')
    await pressByKey(page, page.getByRole('button', { name: 'Lagre' }).last())
    await expect(page.getByText('Godkjenning av kjøring er lagret')).toBeVisible()
    await page.goto(`/admin/reservation-management/reservations/${trip}`)
    await actByKey(page, 'Lag faktura for turen')
    await expect(page.getByText('Utkastet ligger under Send fakturaer').first()).toBeVisible()
    await page.goto('/admin/billing-management/invoice')
    await pressByKey(page, page.locator('tr[data-id] a').first())
    await expect(page.getByRole('heading', { name: /kan sendes/ })).toBeVisible()
    // The law wants the buyer's address, which a member is not asked for until now.
    for (const [label, text] of [
      ['Gate og nummer', 'Fjordgata 2'],
      ['Postnr.', '6770'],
      ['Sted', 'Nordfjordeid'],
    ] as const)
      await typeByKey(
        page,
        page.getByRole('article', { name: 'Ola Fjord' }).getByRole('textbox', { name: label }),
        text,
      )
    await pressByKey(page, page.getByRole('button', { name: 'Lagre og prøv igjen' }))
    await expect(page.getByRole('heading', { name: 'Fakturaen kan sendes.' })).toBeVisible()
    await doByKey(page, page.getByRole('button', { name: /^Send til godkjenning/ }), {}, /^Du godkjenner 1 faktura /)
    const number = await approveByKey(page, new URL(page.url()).pathname)
    await otherPage.goto('/invoices')
    await expect(otherPage.getByText(String(number)).first()).toBeVisible()
    await expectNoBreachesInAnyLook(otherPage, 'first-invoice')
  })
})
