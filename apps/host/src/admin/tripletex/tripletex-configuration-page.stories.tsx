import type { TripletexConfiguration } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { TripletexConfigurationPage } from './tripletex-configuration-page.tsx'

const staffOf = (accountingSystem: string | null) => {
  const whoami = sampleWhoami({
    organizationPermissions: [{ organizationId: 1, permissions: ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'] }],
  })
  return { ...whoami, organizations: whoami.organizations.map((one) => ({ ...one, accountingSystem })) }
}
const sample: TripletexConfiguration = {
  version: 3,
  hasToken: true,
  owner: 'OWN',
  tried: {
    at: '2026-11-25T09:41:00+01:00',
    company: 'Byfjord bildeling',
    problem: null,
    closedUntil: '2026-09-30',
    closedMonths: ['2026-08', '2026-09'],
    findings: [],
  },
  webhook: {
    subscriptions: [
      { event: 'closeGroup.create', status: 'ACTIVE' },
      { event: 'closeGroup.delete', status: 'ACTIVE' },
    ],
    calledAt: '2026-11-25T08:12:00+01:00',
    paymentsReadAt: '2026-11-25T03:00:00+01:00',
    problem: null,
  },
  mappings: [
    { kind: 'PRODUCT', own: '1001', name: 'Leietid', foreignNumber: '1001' },
    { kind: 'VAT', own: '3', name: 'Utgående avgift, alminnelig sats', foreignNumber: '3' },
    { kind: 'ACCOUNT', own: '3600', name: 'Leietid', foreignNumber: '3605' },
  ],
}
const silent: TripletexConfiguration = {
  ...sample,
  webhook: {
    ...sample.webhook,
    subscriptions: [{ event: 'closeGroup.create', status: 'DISABLED_TOO_MANY_ERRORS' }],
    calledAt: null,
  },
}
const tried = sample.tried as NonNullable<TripletexConfiguration['tried']>
const wrong: TripletexConfiguration = {
  ...sample,
  tried: {
    ...tried,
    findings: [
      {
        rule: 'tripletex.bank-account',
        text: 'Selskapet mangler bankkonto for faktura i Tripletex. Uten den kan ingen faktura lages.',
        kind: null,
        own: null,
      },
      {
        rule: 'tripletex.account-vat',
        text: 'MVA-kode 3 er ikke lov på konto 3600 i Tripletex. Leietid kan ikke føres der.',
        kind: 'PRODUCT',
        own: '1001',
      },
    ],
  },
}
const history = {
  data: [
    {
      id: 2,
      at: '2026-11-24T12:00:00+01:00',
      person: { id: 9, name: 'Kari Nordmann' },
      action: 'change',
      why: 'Ny kontoplan',
      titles: {},
      changes: { token: { from: false, to: true }, 'ACCOUNT 3600': { from: '3600', to: '3605' } },
    },
  ],
}
const address = '/api/admin/tripletex/configuration/1'
const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
let sent: unknown
const answering = (configuration: TripletexConfiguration, after = configuration) => {
  let now = configuration
  return [
    counts,
    http.get('/api/admin/tripletex/history', () => HttpResponse.json(history)),
    http.get(address, () => HttpResponse.json(now)),
    http.post(`${address}/try`, () => {
      now = after
      return HttpResponse.json(now)
    }),
    http.post(`${address}/webhook`, () => {
      now = after
      return HttpResponse.json(now)
    }),
    http.put(address, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ entity: configuration, errors: [] })
    }),
  ]
}
const pageFor = (whoami: ReturnType<typeof staffOf>) => () => (
  <SampleSite
    path={adminPaths.tripletexConfiguration}
    whoami={whoami}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)

const meta = {
  title: 'Site/TripletexConfigurationPage',
  component: TripletexConfigurationPage,
  parameters: { isFlush: true, msw: answering(sample) },
  render: pageFor(staffOf('TRIPLETEX')),
} satisfies Meta<typeof TripletexConfigurationPage>
export default meta
type Story = StoryObj<typeof meta>

/** Connected, everything in its place; only what was written over is sent. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Koblet til Byfjord bildeling')).toBeVisible()
    await expect(canvas.getByText(/låst til og med .*30\. sep/)).toBeVisible()
    await expect(await canvas.findByText(/Nøkkel lagt inn, Konto 3600: 3600 → 3605/)).toBeVisible()
    const account = canvas.getByRole('textbox', { name: '3600 Leietid' })
    await userEvent.clear(account)
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(account).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(account, '3610')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Oppsettet er lagret')).toBeVisible()
    await expect(sent).toEqual({ version: 3, mappings: [{ kind: 'ACCOUNT', own: '3600', foreignNumber: '3610' }] })
  },
}

/** Without a token there is nothing to try. */
export const WithoutToken: Story = {
  parameters: { msw: answering({ ...sample, hasToken: false, tried: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen nøkkel er lagt inn')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv forbindelsen' })).toBeDisabled()
  },
}

/** Tried, it says what would be refused. */
export const Wrong: Story = {
  parameters: { msw: answering({ ...sample, tried: null }, wrong) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nøkkelen er ikke prøvd ennå')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv forbindelsen' }))
    await expect(await canvas.findByText('2 ting ville Tripletex ha avvist')).toBeVisible()
    await expect(canvas.getByText(/MVA-kode 3 er ikke lov på konto 3600/)).toBeVisible()
  },
}

/** What has stopped calling is told, and made anew by a press. */
export const NotCalled: Story = {
  parameters: { msw: answering(silent, sample) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Slått av av Tripletex etter for mange feil\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Slå på varsler' }))
    await expect(await canvas.findByText(/^Varsler er på\./)).toBeVisible()
    await expect(canvas.getByText(/Låst: august 2026, september 2026/)).toBeVisible()
  },
}

/** A token that is not taken. */
export const Failing: Story = {
  parameters: {
    msw: answering({ ...sample, tried: { ...tried, problem: 'Tripletex svarer ikke. Prøv igjen om litt.' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Forbindelsen virker ikke')).toBeVisible()
  },
}

/** Where the books are elsewhere there is no such page, and nothing in the menu. */
export const Elsewhere: Story = {
  render: pageFor(staffOf(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ukjent URL/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Tripletex-oppsett' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, http.get('/api/admin/tripletex/*', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tripletex-oppsett' })).toBeVisible()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      answering(sample)[1] as never,
      http.get(address, () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}
