import type { Page } from '@playwright/test'
import { expectNoBreaches } from './set-up/axe.ts'
import { fillLogin } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

/** Where an address leads, and the first heading there. */
interface Answer {
  readonly address?: string
  readonly heading: string | RegExp
}

const logIn: Answer = { heading: 'Logg inn' }
const findCar: Answer = { address: '/findcar', heading: 'Velg bil' }
const notSignedOn: Answer = { heading: 'Innloggingen mislyktes' }
const unknown = (address: string): Answer => ({ address, heading: '404 Ukjent URL' })
const unguessable = 'A'.repeat(43)

/** The member's table of addresses: what a visitor gets, and what a member who owns the selected membership gets. */
const table: Readonly<Record<string, { readonly visitor: Answer; readonly member: Answer }>> = {
  '/': { visitor: findCar, member: findCar },
  '/findcar': { visitor: findCar, member: findCar },
  '/loginComplete': { visitor: notSignedOn, member: notSignedOn },
  '/oidc-login-success': { visitor: notSignedOn, member: notSignedOn },
  '/linkOrCreateUser': { visitor: notSignedOn, member: notSignedOn },
  '/linkExistingUser': { visitor: notSignedOn, member: notSignedOn },
  '/loginFailed': { visitor: notSignedOn, member: notSignedOn },
  '/partner/finnes-ikke/auth': {
    visitor: { heading: 'Vi fikk ikke logget deg inn' },
    member: { heading: 'Vi fikk ikke logget deg inn' },
  },
  '/verifyLicense': { visitor: logIn, member: { heading: 'Førerkort' } },
  '/reservations': { visitor: logIn, member: { heading: 'Reservasjoner' } },
  '/reservations/2147483647': { visitor: logIn, member: { heading: 'Reservasjon' } },
  [`/shared/${unguessable}`]: { visitor: { heading: 'Delt reservasjon' }, member: { heading: 'Delt reservasjon' } },
  [`/vipps/v2/fallback/${unguessable}`]: { visitor: logIn, member: { heading: 'Betaling' } },
  '/invoices': { visitor: logIn, member: { heading: 'Mine fakturaer' } },
  '/invoices/7': {
    visitor: { ...logIn, address: '/invoices' },
    member: { address: '/invoices', heading: 'Mine fakturaer' },
  },
  '/confirmEmail': {
    visitor: { heading: 'Bekreft e-postadressen' },
    member: { heading: 'Bekreft e-postadressen' },
  },
  '/reset-password': { visitor: { heading: 'Glemt passord' }, member: { heading: 'Glemt passord' } },
  '/profile': { visitor: logIn, member: { heading: 'Profil' } },
  '/memberships': { visitor: logIn, member: { heading: 'Medlemskap' } },
  '/my-year': { visitor: logIn, member: { heading: 'Mitt bilår' } },
  '/join': { visitor: { heading: 'Opprett medlemskap' }, member: { heading: 'Opprett medlemskap' } },
  '/terms': { visitor: { heading: /[Vv]ilkår/ }, member: { heading: /[Vv]ilkår/ } },
  '/locations/:place': { visitor: { heading: /^(?!Ukjent)/ }, member: { heading: /^(?!Ukjent)/ } },
  '/locations/2147483647': { visitor: { heading: 'Ukjent lokasjonsID' }, member: { heading: 'Ukjent lokasjonsID' } },
  '/loading': { visitor: { heading: 'Laster' }, member: { heading: 'Laster' } },
  '/debug-mode': { visitor: { heading: 'Feilsøking' }, member: { heading: 'Feilsøking' } },
  '/nearby': { visitor: unknown('/nearby'), member: unknown('/nearby') },
  '/finnes/ikke': { visitor: unknown('/finnes/ikke'), member: unknown('/finnes/ikke') },
}

async function visit(page: Page, address: string, answer: Answer, isChecked: boolean): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: answer.heading }).first(), address).toBeVisible()
  await expect(page, address).toHaveURL(answer.address ?? address)
  if (isChecked) await expectNoBreaches(page, address.replaceAll('/', '_'))
}

for (const who of ['visitor', 'member'] as const) {
  test(`every address of the table answers a ${who} as it says, light and dark`, async ({ page, allowStatus }) => {
    test.setTimeout(300_000)
    allowStatus(400, 401, 404, 409)
    if (who === 'member') {
      await page.goto('/profile')
      await fillLogin(page, 'member')
    }
    const places = await page.request.get('/api/locations')
    const [place] = ((await places.json()) as { data: readonly { id: number }[] }).data
    for (const [pattern, answers] of Object.entries(table)) {
      const address = pattern.replace(':place', String(place?.id))
      // Each page is held against the rules of accessibility once: as a visitor gets it, or behind the log-in.
      const isOnlyForMembers = answers.visitor === logIn
      await test.step(address, () => visit(page, address, answers[who], isOnlyForMembers === (who === 'member')))
    }
    if (who === 'member') {
      await page.goto('/logout')
      await expect(page).toHaveURL('/findcar')
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible()
    }
  })
}
