import type { MovingIn, Profile, Setup, SetupStep } from '@delebil/core-api/admin'
import { setupSteps } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { SetupPage } from './setup-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE' | 'MEMBERSHIP_READ')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const setupWith = (...done: SetupStep[]): Setup => ({
  steps: (Object.keys(setupSteps) as SetupStep[]).map((key) => ({ key, isDone: done.includes(key) })),
})
const all = Object.keys(setupSteps) as SetupStep[]
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#1d6b4f" d="M0 20 20 0l20 20z"/></svg>'
const profile: Profile = {
  version: 3,
  key: 'nordfjord',
  name: 'Nordfjord bildeling',
  logoSvg: drawing,
  supportUrl: 'https://nordfjord.example/hjelp',
  nightWatchPhone: '+4755123456',
  siteUrl: null,
}
const notMoving: MovingIn = {
  version: 1,
  state: 'NONE',
  begunAt: null,
  cutOver: null,
  invitedAt: null,
  persons: 0,
  withoutLogIn: 0,
  cars: 0,
  futureReservations: 0,
  waitingSms: 0,
  firstInvoiceNumber: 10_001,
  droppedOre: 0,
}
const moving: MovingIn = {
  ...notMoving,
  version: 2,
  state: 'MOVING',
  begunAt: '2026-11-20T10:00:00+01:00',
  cutOver: '2026-12-01T00:00:00+01:00',
  persons: 214,
  withoutLogIn: 211,
  cars: 40,
  futureReservations: 63,
  waitingSms: 1,
  droppedOre: 8000,
}
const sent = fn()
const rest = [
  http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
  http.get('/api/admin/settings/history', () => HttpResponse.json({ data: [] })),
  http.get('/api/admin/settings', () =>
    HttpResponse.json({ version: 1, at: '2026-11-27T10:00:00+01:00', values: [], barred: [] }),
  ),
  http.get('/api/admin/setup/profile/history', () => HttpResponse.json({ data: [] })),
]
const answering = (setup: Setup, movingIn = notMoving) => [
  http.get('/api/admin/setup/moving-in', () => HttpResponse.json(movingIn)),
  http.put('/api/admin/setup/moving-in', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({ entity: moving, errors: [] })
  }),
  http.post('/api/admin/setup/moving-in/invite', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({
      entity: { ...moving, version: 3, state: 'OPEN', invitedAt: '2026-11-27T12:00:00+01:00' },
      errors: [],
    })
  }),
  http.get('/api/admin/setup', () => HttpResponse.json(setup)),
  http.get('/api/admin/setup/profile', () => HttpResponse.json(profile)),
  http.put('/api/admin/setup/profile', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({ entity: { ...profile, version: 4 }, errors: [] })
  }),
  http.post('/api/admin/setup/gateways/mail/try', () =>
    HttpResponse.json({ key: 'mail', outcome: 'works', sentTo: 'kari@nordfjord.test' }),
  ),
  http.post('/api/admin/setup/gateways/cars/try', () =>
    HttpResponse.json({ key: 'cars', outcome: 'unanswered', sentTo: null }),
  ),
  ...rest,
]
const pageFor =
  (whoami = staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'MEMBERSHIP_READ')) =>
  () => (
    <SampleSite path={adminPaths.settings} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  )

const meta = {
  title: 'Site/SetupPage',
  component: SetupPage,
  args: { children: null },
  parameters: { isFlush: true, msw: answering(setupWith('mail', 'vat', 'cars')) },
  render: pageFor(),
} satisfies Meta<typeof SetupPage>
export default meta
type Story = StoryObj<typeof meta>

/** On its first day: what is left, why it matters, and the way there. */
export const FirstDay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 ting gjenstår før dere kan åpne.')).toBeVisible()
    await expect(canvas.getByText('Uten en medlemskapstype kan ingen bli med.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Gå til Fakturaavsender' })[0]).toHaveAttribute(
      'href',
      adminPaths.seller,
    )
    // No way to what one may not open.
    await expect(canvas.queryByRole('link', { name: 'Gå til Biler' })).toBeNull()
  },
}

export const Ready: Story = {
  parameters: { msw: answering(setupWith(...all)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alt som må være på plass før dere kan åpne, er på plass.')).toBeVisible()
  },
}

/** A service is tried, and says what came of it. */
export const Tried: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prøv E-post' }))
    await expect(await canvas.findByText('Virker. Sendt til kari@nordfjord.test. Se etter at den kom.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv Bilene' }))
    await expect(await canvas.findByText(/^Svarte ikke/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Prøv SMS' })).toBeNull()
  },
}

/** A logo is seen before it is saved; what is wrong stands at its field, and nothing typed is lost. */
export const Profiled: Story = {
  play: async ({ canvas }) => {
    sent.mockClear()
    const form = within(await canvas.findByRole('form', { name: 'Slik medlemmene ser dere' }))
    await expect(form.getByRole('img', { name: 'Logoen til Nordfjord bildeling' })).toBeVisible()
    const address = form.getByRole('textbox', { name: 'Hjelpesiden deres' })
    await userEvent.clear(address)
    await userEvent.type(address, 'nordfjord.example')
    await userEvent.click(form.getByRole('button', { name: 'Lagre' }))
    await expect(await form.findByText(/^Skriv hele adressen/)).toBeVisible()
    await expect(address).toHaveValue('nordfjord.example')
    await userEvent.clear(address)
    await userEvent.type(address, 'https://nordfjord.example')
    await userEvent.click(form.getByRole('button', { name: 'Ta bort logoen' }))
    await userEvent.click(form.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Lagret')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ version: 3, supportUrl: 'https://nordfjord.example', logoSvg: '' })
  },
}

/** A club from another system sets when it goes over; from then on its members hear nothing. */
export const MovesIn: Story = {
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Begynn innflyttingen' }))
    const form = within(await canvas.findByRole('form', { name: 'Innflytting' }))
    const number = form.getByRole('textbox', { name: /^Første fakturanummer/ })
    await userEvent.clear(number)
    await userEvent.type(number, '5213')
    await userEvent.click(form.getByRole('button', { name: 'Begynn innflyttingen' }))
    await expect(await canvas.findByText('Lagret')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      version: 1,
      cutOver: expect.stringMatching(/T\d\d:00:00/),
      firstInvoiceNumber: 5213,
    })
  },
}

/** A club that bills here has moved in: nothing is offered that would be refused. */
export const MovedIn: Story = {
  parameters: { msw: answering(setupWith(...all), { ...notMoving, firstInvoiceNumber: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klubben har fakturaer herfra. Da er den flyttet inn.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Begynn innflyttingen' })).toBeNull()
  },
}

/** What is here is seen before the members are invited, and whoever invites is told how many hear of it. */
export const Invites: Story = {
  parameters: { msw: answering(setupWith(...all), moving) },
  play: async ({ canvas }) => {
    sent.mockClear()
    await expect(await canvas.findByText(/Ingen e-post og ingen SMS går til medlemmene/)).toBeVisible()
    await expect(canvas.getByText('63')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitasjoner' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/214 medlemmer får en e-post/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitasjoner' }))
    await expect(await canvas.findByText('Invitasjonene er sendt')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ version: 2 })
  },
}

export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Vakttelefon' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Velg SVG-fil' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Prøv E-post' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/setup*', () => delay('infinite')), ...rest] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Før dere åpner' })).toBeVisible()
  },
}
