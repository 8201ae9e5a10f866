import type { Staff } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { StaffPage } from './staff-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const lasting = <P extends string>(...permissions: readonly P[]) =>
  permissions.map((permission) => ({ permission, endsOn: null }))

const sample: Staff = {
  version: 7,
  data: [
    {
      id: 9,
      name: 'Astrid Haugland',
      email: 'astrid@delebil.test',
      rights: lasting('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'RESERVATION_READ', 'RESERVATION_WRITE'),
    },
    {
      id: 10,
      name: 'Marit Eide',
      email: 'marit@delebil.test',
      rights: [
        ...lasting('HELP_READ'),
        { permission: 'MESSAGE_READ', endsOn: '2026-12-31' },
        { permission: 'MEMBERSHIP_READ', endsOn: null, startsOn: '2099-06-01' },
      ],
    },
  ],
  invitations: [
    {
      id: 3,
      name: 'Nora Natt',
      email: 'nora@delebil.test',
      rights: lasting('HELP_READ', 'HELP_WRITE'),
      sentAt: '2026-11-20T12:00:00+01:00',
      expiresAt: '2026-12-04T12:00:00+01:00',
    },
  ],
}
const history = {
  data: [
    {
      id: 6,
      at: '2026-11-20T12:00:00+01:00',
      person: { id: 9, name: 'Astrid Haugland' },
      action: 'change',
      why: 'Sommervikar',
      titles: {},
      changes: {
        name: { from: 'Marit Eide', to: 'Marit Eide' },
        rights: { from: ['HELP_READ'], to: ['HELP_READ', 'MESSAGE_READ 2026-12-31'] },
      },
    },
  ],
}
const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
let sent: unknown
const ofJob = {
  version: 3,
  provider: {
    title: 'Jobbkonto',
    issuer: 'https://login.jobb.example',
    clientId: 'delebil',
    emailDomains: ['delebil.test'],
    isSecondStep: true,
  },
  callbackPath: '/oauth2/staff/byfjord/callback',
}
const answering = (staff: Staff) => [
  counts,
  http.get('/api/admin/setup/identity-provider', () => HttpResponse.json({ ...ofJob, provider: null })),
  http.get('/api/admin/staff/history', () => HttpResponse.json(history)),
  http.get('/api/admin/staff', () => HttpResponse.json(staff)),
  http.put('/api/admin/staff/:id', async ({ request }) => {
    sent = await request.json()
    return HttpResponse.json({ entity: sample, errors: [] })
  }),
  http.post('/api/admin/staff/invitations', async ({ request }) => {
    sent = await request.json()
    return HttpResponse.json({ entity: sample, errors: [] })
  }),
  http.delete('/api/admin/staff/invitations/:id', () =>
    HttpResponse.json({ entity: { ...sample, invitations: [] }, errors: [] }),
  ),
]
const refusing = (code: string, message: string, fieldName?: string) =>
  http.put('/api/admin/staff/:id', () =>
    HttpResponse.json(
      { code, title: message, status: 409, errors: [{ code, message, ...(fieldName && { fieldName }) }], entity: null },
      { status: 409 },
    ),
  )
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.staff} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/StaffPage',
  component: StaffPage,
  args: { pages: [] },
  parameters: { isFlush: true, msw: answering(sample) },
  render: pageFor(staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE')),
} satisfies Meta<typeof StaffPage>
export default meta
type Story = StoryObj<typeof meta>

/** Who may do what, area by area, who is invited, and who gave which rights. */
export const Grid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('til 31.12.2026')).toBeVisible()
    await expect(canvas.getByText('fra 01.06.2099')).toBeVisible()
    await expect(await canvas.findByText('Hjelpesider: endre')).toBeVisible()
    const changed = /Marit Eide: Hjelpesider: se → Meldinger: se til 31.12.2026, Hjelpesider: se/
    await expect(await canvas.findByText(changed)).toBeVisible()
  },
}

const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

/** A ready-made set says at once which pages it opens; what was not chosen is taken, and one's own password is sent with it. */
export const Changed: Story = {
  play: async () => {
    const dialog = await openDialog('Endre rettighetene til Marit Eide')
    await expect(dialog.getByText(/Rediger hjelpesider/)).toBeVisible()
    await expect(dialog.queryByText(/Fakturaer/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /Ferdig sett/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Regnskap' }))
    await expect(dialog.getByText(/Fakturaer/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Økonomi Fra og med' }), '01.02.2099')
    const day = dialog.getByRole('textbox', { name: 'Økonomi Til og med' })
    await userEvent.type(day, '31.02.2099')
    await userEvent.type(dialog.getByLabelText('Passordet ditt'), 'mitt-passord')
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre' }))
    await expect(await dialog.findByText('Ugyldig format')).toBeVisible()
    await userEvent.clear(day)
    await userEvent.type(day, '28.02.2099')
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre' }))
    await expect(await screen.findByText('Rettighetene til Marit Eide er lagret')).toBeVisible()
    await expect(sent).toEqual({
      version: 7,
      currentPassword: 'mitt-passord',
      rights: [
        { permission: 'MEMBERSHIP_READ', endsOn: null, startsOn: '2099-06-01' },
        { permission: 'RESERVATION_READ', endsOn: null },
        { permission: 'BILLING_READ', endsOn: '2099-02-28', startsOn: '2099-02-01' },
        { permission: 'BILLING_WRITE', endsOn: '2099-02-28', startsOn: '2099-02-01' },
        { permission: 'FLEET_MANAGEMENT_READ', endsOn: null },
      ],
    })
  },
}

/** The last who may change the settings keeps that; what was chosen stands. */
export const LastAdministrator: Story = {
  parameters: {
    msw: [
      refusing(
        'staff.last-administrator',
        'Minst én må kunne endre oppsettet uten sluttdato. Gi det til en annen først.',
      ),
      ...answering(sample),
    ],
  },
  play: async () => {
    const dialog = await openDialog('Endre rettighetene til Astrid Haugland')
    const settings = within(dialog.getByRole('radiogroup', { name: 'Oppsett' }))
    await userEvent.click(settings.getByRole('radio', { name: 'Ingen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Lagre' }))
    await expect(await dialog.findByText(/Minst én må kunne endre oppsettet uten sluttdato/)).toBeVisible()
    await expect(settings.getByRole('radio', { name: 'Ingen' })).toBeChecked()
  },
}

/** Somebody new is named and given something, or told what is missing. */
export const Invited: Story = {
  play: async () => {
    const dialog = await openDialog('Inviter …')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitasjon' }))
    await expect(await dialog.findByText('Gi minst én rettighet.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Navn' }), 'Ola Ny')
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-post' }), 'ola@delebil.test')
    const help = within(dialog.getByRole('radiogroup', { name: 'Hjelpesider' }))
    await userEvent.click(help.getByRole('radio', { name: 'Se' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitasjon' }))
    await expect(await screen.findByText('Invitasjonen er sendt til ola@delebil.test')).toBeVisible()
    await expect(sent).toEqual({
      name: 'Ola Ny',
      email: 'ola@delebil.test',
      rights: [{ permission: 'HELP_READ', endsOn: null }],
    })
  },
}

export const Withdrawn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Trekk tilbake invitasjonen til Nora Natt' }))
    await expect(await screen.findByText('Invitasjonen er trukket tilbake')).toBeVisible()
  },
}

/** Who may only see changes nothing. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Astrid Haugland')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Endre rettighetene|Inviter|Trekk/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, http.get('/api/admin/staff*', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ansatte og rettigheter' })).toBeVisible()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      answering(sample)[1] as never,
      http.get('/api/admin/staff', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}

/** The staff log in with what they have at work: what it is called, and a secret that is never shown again. */
export const ProviderChanged: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/setup/identity-provider', () => HttpResponse.json(ofJob)),
      http.put('/api/admin/setup/identity-provider', async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ entity: ofJob, errors: [] })
      }),
      ...answering(sample),
    ],
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Innlogging hos dere' }))
    await expect(await card.findByText(/teller som to trinn/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Endre' }))
    await expect(card.getByLabelText(/Klienthemmelighet/)).toHaveValue('')
    await userEvent.type(card.getByLabelText('E-postdomenene deres'), '{Enter}delebil.no')
    await userEvent.click(card.getByRole('button', { name: 'Lagre' }))
    await expect(await screen.findByText('Lagret')).toBeVisible()
    await expect(sent).toMatchObject({ version: 3, emailDomains: ['delebil.test', 'delebil.no'] })
    await expect(sent).not.toHaveProperty('clientSecret')
  },
}
