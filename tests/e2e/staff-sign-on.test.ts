import { fileURLToPath } from 'node:url'
import { staffSignOnCallbackPath } from '@delebil/core-api'
import { type FakeSignOnProvider, startFakeSignOnProvider } from '../../apps/api/src/adapters/single-sign-on/fake.ts'
import { fakePeople } from '../../apps/api/src/adapters/single-sign-on/fake-people.ts'
import { expectNoBreachesInAnyLook } from './set-up/axe.ts'
import { logInAt, people } from './set-up/people.ts'
import { choose } from './set-up/single-sign-on.ts'
import { startServer } from './set-up/start-server.ts'
import { expect, test as shared } from './set-up/test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [someone] = fakePeople
if (!someone) throw new Error('The provider knows nobody.')
const atWork = { ...someone, sub: 'astrid-at-work', name: 'Astrid på jobb', email: people.admin.email }

interface Work {
  readonly address: string
  readonly provider: FakeSignOnProvider
}

const test = shared.extend<object, { readonly work: Work }>({
  work: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const provider = await startFakeSignOnProvider(staffSignOnCallbackPath('byfjord'), 'Jobbkonto', [atWork])
      const server = await startServer(root, undefined, { LOCAL_IDENTITY_PROVIDERS: 'on' })
      await use({ address: server.address, provider })
      await server.stop()
      await provider.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ work }, use) => use(work.address),
})

test('an administrator names the provider of the club, and comes to work by it, with nothing that is her own', async ({
  page,
  work,
  allowStatus,
}) => {
  test.setTimeout(120_000)
  allowStatus(400, 401, 403)
  await logInAt(page, '/admin/staff', 'admin')
  const card = page.getByRole('region', { name: 'Innlogging hos dere' })
  await card.getByRole('button', { name: 'Koble til' }).click()
  await card.getByLabel('Navn på knappen').fill('Jobbkonto')
  await card.getByLabel('Adressen til tjenesten (issuer)').fill('ikke en adresse')
  await card.getByLabel('Klient-ID').fill(work.provider.clientId)
  await card.getByLabel('Klienthemmelighet').fill(work.provider.clientSecret)
  await card.getByLabel('E-postdomenene deres').fill('delebil.test')
  await card.getByRole('button', { name: 'Lagre' }).click()
  await expect(card.getByText(/Skriv hele adressen/)).toBeVisible()
  await expect(card.getByLabel('Klienthemmelighet')).toHaveValue(work.provider.clientSecret)
  await expectNoBreachesInAnyLook(page, 'provider')
  await card.getByLabel('Adressen til tjenesten (issuer)').fill(work.provider.issuer)
  await card.getByRole('button', { name: 'Lagre' }).click()
  await card.getByRole('button', { name: 'Prøv' }).click()
  await expect(card.getByText(/Tjenesten svarer/)).toBeVisible()

  await page.goto('/logout')
  await expect(page).toHaveURL('/findcar')
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: /Logg inn med Jobbkonto/ }).click()
  await choose(page, 'Astrid på jobb')
  await expect(page).toHaveURL('/admin/staff')
  await expect(card.getByText(/logge inn med Jobbkonto/)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(/Du er logget inn som ansatt/).first()).toBeVisible()

  await page.goto('/admin/staff')
  await card.getByRole('button', { name: 'Koble fra' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Koble fra' }).click()
  await expect(page.getByLabel('E-post')).toBeVisible()
})
