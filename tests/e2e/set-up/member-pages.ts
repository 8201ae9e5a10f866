import type { Page } from '@playwright/test'
import { fillLogin } from './people.ts'
import { expect } from './test.ts'

/** Where an address leads, and the first heading there. */
export interface Answer {
  readonly address?: string
  readonly heading: string | RegExp
}
export type Visitor = 'visitor' | 'member'

const logIn: Answer = { heading: 'Logg inn' }
const findCar: Answer = { address: '/findcar', heading: 'Velg bil' }
const unknown = (address: string): Answer => ({ address, heading: '404 Ukjent URL' })
const same = (heading: Answer['heading']) => ({ visitor: { heading }, member: { heading } })
const onlyMembers = (heading: Answer['heading']) => ({ visitor: logIn, member: { heading } })
const notSignedOn = same('Innloggingen mislyktes')
const unguessable = 'A'.repeat(43)

/** The member's table of addresses: what a visitor gets, and what a member who owns the selected membership gets. */
const table: Readonly<Record<string, Readonly<Record<Visitor, Answer>>>> = {
  '/': { visitor: findCar, member: findCar },
  '/findcar': { visitor: findCar, member: findCar },
  '/loginComplete': notSignedOn,
  '/oidc-login-success': notSignedOn,
  '/linkOrCreateUser': notSignedOn,
  '/linkExistingUser': notSignedOn,
  '/loginFailed': notSignedOn,
  '/partner/finnes-ikke/auth': same('Vi fikk ikke logget deg inn'),
  '/verifyLicense': onlyMembers('Bekreft førerkort'),
  '/reservations': onlyMembers('Reservasjoner'),
  '/reservations/:reservation': onlyMembers(/^(?!Reservasjon|Ukjent)/),
  '/reservations/2147483647': onlyMembers('Reservasjon'),
  [`/shared/${unguessable}`]: same('Delt reservasjon'),
  [`/vipps/v2/fallback/${unguessable}`]: onlyMembers('Betaling'),
  '/invoices': onlyMembers('Mine fakturaer'),
  '/invoices/7': {
    visitor: { ...logIn, address: '/invoices' },
    member: { address: '/invoices', heading: 'Mine fakturaer' },
  },
  '/confirmEmail': same('Bekreft e-postadressen'),
  '/confirmEmail#token=prøve': same('Bekreft e-postadressen'),
  '/reset-password': same('Glemt passord'),
  '/reset-password#token=prøve': same('Glemt passord'),
  '/login-link': same('Logg inn fra denne nettleseren'),
  '/login-link#token=prøve': same('Logg inn fra denne nettleseren'),
  '/staff-invitation': onlyMembers('Invitasjon som ansatt'),
  '/create-user': same('Opprett bruker'),
  '/profile': onlyMembers('Profil'),
  '/memberships': onlyMembers('Medlemskap'),
  '/memberships/:membership': onlyMembers('Medlemskap'),
  '/my-year': onlyMembers('Mitt bilår'),
  '/join': same('Opprett medlemskap'),
  '/join#invitation=delebil-demo-invitasjon': same('Opprett medlemskap'),
  '/terms': same(/[Vv]ilkår/),
  '/locations/:place': same(/^(?!Ukjent)/),
  '/locations/2147483647': same('Ukjent lokasjonsID'),
  '/loading': same('Laster'),
  '/debug-mode': same('Feilsøking'),
  '/nearby': { visitor: unknown('/nearby'), member: unknown('/nearby') },
  '/finnes/ikke': { visitor: unknown('/finnes/ikke'), member: unknown('/finnes/ikke') },
}

const firstId = async (page: Page, path: string): Promise<string> => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('delebil:session') ?? '{}').token ?? '')
  const answer = await page.request.get(path, { headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: readonly { id: number }[] }
  return String(data[0]?.id)
}

/** Does something on every page that a visitor meets, or a member; `isFirst` where nobody else is shown the same. */
export async function onEveryPage(
  page: Page,
  who: Visitor,
  look: (address: string, isFirst: boolean) => Promise<void>,
  step: (name: string, body: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ids: Record<string, string> = { place: await firstId(page, '/api/locations') }
  if (who === 'member') {
    await fillLogin(page, 'member')
    ids['membership'] = await firstId(page, '/api/memberships')
    ids['reservation'] = await firstId(page, '/api/reservations/active')
  }
  for (const [pattern, answers] of Object.entries(table)) {
    const address = pattern.replace(/:(\w+)$/, (_, name: string) => ids[name] ?? '1')
    const answer = answers[who]
    await step(address, async () => {
      // Else an address that differs behind the '#' alone would load nothing.
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: answer.heading }).first(), address).toBeVisible()
      if (!address.includes('#')) await expect(page, address).toHaveURL(answer.address ?? address)
      const isOnlyForMembers = answers.visitor.heading === logIn.heading
      await look(address, isOnlyForMembers === (who === 'member'))
    })
  }
}
