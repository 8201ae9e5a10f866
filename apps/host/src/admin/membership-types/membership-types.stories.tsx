import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const type = {
  id: 1,
  version: 1,
  name: 'Privat',
  description: 'For deg og husstanden din.',
  kind: 'PRIVATE',
  organizationNumberRequired: false,
  partnerKey: null,
  termsVersion: '1',
  paymentRequired: true,
  depositOre: 200_000,
  feeOre: 30_000,
  externalIdCardVerificationRequired: false,
  concurrentReservationLimit: null,
  active: true,
}
const sent = fn()
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const list = (types: readonly object[]) =>
  data('membershipTypes', { data: types, cursor: null, totalElements: types.length, isExact: true })
const rest = [
  data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
  data('saved-views', { data: [] }),
  data('membershipTypes/counts', { data: [] }),
  data('membershipTypes/template', {
    entity: { ...type, name: '', description: '', paymentRequired: false, depositOre: 0, feeOre: 0 },
  }),
  data('membershipTypes/1', type),
  data('membershipTypes/:id/history', { data: [] }),
  http.post('/api/admin/membershipTypes', async ({ request }) => {
    const body = await request.json()
    sent(body)
    return HttpResponse.json(
      { entity: { ...type, id: 2 }, message: { code: 'ok', text: 'Opprettet' } },
      { status: 201 },
    )
  }),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]
const staff = (...permissions: ('MEMBERSHIP_READ' | 'MEMBERSHIP_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const site = (path: string, whoami = staff('MEMBERSHIP_READ', 'MEMBERSHIP_WRITE')) => (
  <SampleSite path={path} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/MembershipTypes',
  component: AdminArea,
  parameters: { isFlush: true, msw: [list([type]), ...rest] },
  render: () => site(adminPaths.membershipTypes.path),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Privat/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ny medlemskapstype' })).toBeVisible()
  },
}

/** On its first day an organization has none. */
export const NoneYet: Story = {
  parameters: { msw: [list([]), ...rest] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen medlemskapstyper ennå')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  render: () => site(adminPaths.membershipTypes.path, staff('MEMBERSHIP_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Privat/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ny medlemskapstype' })).toBeNull()
  },
}

export const Opened: Story = {
  render: () => site(adminPaths.membershipTypes.recordPath({ id: 1 })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('For deg og husstanden din.'))[0]).toBeVisible()
  },
}

/** What is typed is what is sent, and the terms in force stand there already. */
export const Made: Story = {
  render: () => site(adminPaths.membershipTypes.newPath),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    const name = await canvas.findByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, 'Bedrift')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Beskrivelse' }), 'For bedrifter.')
    await expect(canvas.getByRole('textbox', { name: 'Vilkår' })).toHaveValue('1')
    const deposit = canvas.getByRole('textbox', { name: 'Depositum' })
    await userEvent.clear(deposit)
    await userEvent.type(deposit, '2 500')
    await userEvent.click(canvas.getByRole('button', { name: /^Opprett/ }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Bedrift', depositOre: 250_000, termsVersion: '1' })
  },
}
