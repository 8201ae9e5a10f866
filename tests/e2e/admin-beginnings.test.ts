import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { pressByKey, tabTo, typeByKey } from './set-up/keyboard.ts'
import { make } from './set-up/make-record.ts'
import { personButton } from './set-up/people.ts'
import { startServer } from './set-up/start-server.ts'
import { expect, test as shared } from './set-up/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const administrator = 'kari@nordfjord.test'
// The demo's own is no password where the demo is off.
const password = 'fjorden-fryser-aldri'

/** A server whose database holds one organization, made by the command, and nothing of the demo. */
const test = shared.extend<object, { readonly beginning: { readonly address: string; readonly link: string } }>({
  beginning: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'delebil-beginning-'))
      await chmod(folder, 0o755)
      const settings = { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'off' }
      const { stdout } = await promisify(execFile)(
        join(root, 'node_modules/.bin/node'),
        [
          '--conditions=@delebil/source',
          join(root, 'apps/api/src/create/main.ts'),
          'organization',
          ...['--name', 'Nordfjord bildeling', '--admin', administrator, '--admin-name', 'Kari Nordmann'],
        ],
        { env: { ...process.env, ...settings } },
      )
      const token = /reset-password#token=(\S+)/.exec(stdout)?.[1]
      const server = await startServer(root, settings.DATA_DIR, settings)
      await use({ address: server.address, link: `/reset-password#token=${token}` })
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ beginning }, use) => use(beginning.address),
})

test('an organization that was made by the command lets its administrator in, gets prices, a place, a car and what one can join, and a visitor finds the car and joins', async ({
  page,
  otherPage,
  beginning,
}) => {
  test.setTimeout(240_000)

  await test.step('the link sets the password, and lets in once', async () => {
    await page.goto(beginning.link)
    await typeByKey(page, page.getByLabel('Nytt passord'), password)
    await page.keyboard.press('Enter')
    await pressByKey(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: 'Logg inn' })
        .or(page.getByRole('main').getByRole('button', { name: 'Logg inn' })),
    )
    await typeByKey(page, page.getByLabel('E-post'), administrator)
    await typeByKey(page, page.getByLabel('Passord', { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(personButton(page, 'Kari Nordmann')).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Oversikt' })).toBeVisible()
    await expectNoBreachesInAnyLook(page, 'first-overview')
  })

  await test.step('what one can join, prices, a model, a place and a car are made', async () => {
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
  })

  await test.step('a visitor finds the car with its price, and joins', async () => {
    await otherPage.goto('/findcar')
    const car = otherPage.getByRole('listitem').filter({ hasText: 'Volkswagen e-up!' })
    await expect(car).toContainText('Rådhuset')
    await expect(car).toContainText('+ 3 kr/km')
    await otherPage.goto('/join')
    await expect(otherPage.getByRole('radio', { name: 'Privat' })).toBeVisible()
    await typeByKey(otherPage, otherPage.getByLabel('Fullt navn'), 'Ola Fjord')
    await typeByKey(otherPage, otherPage.getByLabel('E-post'), 'ola@nordfjord.test')
    await typeByKey(otherPage, otherPage.getByLabel('Passord', { exact: true }), password)
    const accepted = otherPage.getByRole('checkbox', { name: /Jeg godtar vilkårene/ })
    await tabTo(otherPage, accepted)
    await otherPage.keyboard.press('Space')
    await pressByKey(otherPage, otherPage.getByRole('button', { name: 'Opprett medlemskap' }))
    await expect(otherPage.getByRole('heading', { name: /^Velkommen til/ })).toBeFocused()
    await page.goto('/admin/user-management/memberships')
    await expect(page.getByRole('link', { name: 'Ola Fjord' })).toBeVisible()
  })
})
