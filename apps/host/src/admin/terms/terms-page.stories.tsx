import type { TermsVersions } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { TermsPage } from './terms-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const versions: TermsVersions = {
  version: 4,
  data: [
    {
      version: '2027-1',
      validFrom: '2027-01-01T00:00:00+01:00',
      text: 'Bilene skal leveres ryddet.\n\nDyr er med etter avtale.',
      isAsked: true,
      state: 'UPCOMING',
      accepted: 0,
    },
    {
      version: '2026-1',
      validFrom: '2026-01-01T00:00:00+01:00',
      text: '',
      isAsked: false,
      state: 'IN_FORCE',
      accepted: 214,
    },
  ],
}
const sent = fn()
const rest = [
  http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
  http.get('/api/admin/terms/history', () => HttpResponse.json({ data: [] })),
]
const answers = [
  http.get('/api/admin/terms', () => HttpResponse.json(versions)),
  http.post('/api/admin/terms', async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json({ entity: { ...versions, version: 5 }, errors: [] })
  }),
  http.delete('/api/admin/terms', ({ request }) => {
    sent(new URL(request.url).searchParams.get('name'))
    return HttpResponse.json({ entity: { version: 5, data: versions.data.slice(1) }, errors: [] })
  }),
  ...rest,
]
const pageFor =
  (whoami = staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE')) =>
  () => <SampleSite path={adminPaths.terms} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />

const meta = {
  title: 'Site/TermsPage of staff',
  component: TermsPage,
  parameters: { isFlush: true, msw: answers },
  render: pageFor(),
} satisfies Meta<typeof TermsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2027-1' })).toBeVisible()
    await expect(canvas.getByText(/214 har godtatt/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Ta tilbake' })).toHaveLength(1)
  },
}

/** A version without a name is told at the field; nothing typed is lost. */
export const Made: Story = {
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ny versjon' }))
    const form = within(await canvas.findByRole('form', { name: 'Ny versjon' }))
    await userEvent.type(form.getByRole('textbox', { name: /^Tekst/ }), 'Bilene skal leveres ladet.')
    await userEvent.click(form.getByRole('button', { name: 'Lag versjonen' }))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox', { name: /^Navn på versjonen/ }), '2027-2')
    await userEvent.click(form.getByRole('button', { name: 'Lag versjonen' }))
    await expect(await canvas.findByText('Versjonen er laget')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ version: 4, name: '2027-2', text: 'Bilene skal leveres ladet.', isAsked: true }),
    )
  },
}

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta tilbake' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ta tilbake' }))
    await expect(await canvas.findByText('Versjonen er tatt tilbake')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith('2027-1')
  },
}

export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2026-1' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ny versjon' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/terms', () => delay('infinite')), ...rest] },
}
