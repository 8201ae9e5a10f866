import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const ended = {
  id: 61,
  version: 3,
  reservationNumber: 104_561,
  state: 'PAST',
  membershipId: null,
  personId: null,
  carId: null,
  phone: null,
  person: null,
  membership: null,
  carNumber: 103,
  model: 'Toyota Yaris',
  location: 'Torget',
  licensePlate: 'EL10003',
  start: '2026-11-20T10:00:00+01:00',
  end: '2026-11-20T14:00:00+01:00',
  effectiveEnd: '2026-11-20T14:00:00+01:00',
  started: '2026-11-20T10:00:00+01:00',
  ended: '2026-11-20T13:50:00+01:00',
  created: '2026-11-18T10:00:00+01:00',
  superDamageWaiver: true,
  kilometers: null,
  kilometersMissing: true,
  startOdometer: 50_000,
  endOdometer: null,
  userNote: null,
  needsReview: true,
  assigneeId: null,
  assignee: null,
}
const changed = (body: { end?: number; kilometers?: number }) => {
  const kilometers = body.kilometers ?? (body.end ?? 0) - 50_000
  return {
    before: { kilometers: null, totalOre: 18_000 },
    after: { kilometers, totalOre: 18_000 + 300 * kilometers },
    version: 4,
  }
}
const sent: { rehearse: boolean }[] = []
const tooLow = {
  code: 'odometer.too-low',
  message: 'Kilometerstanden er lavere enn den kan ha vært.',
  fieldName: 'end',
}
const problem = {
  type: 'about:blank',
  title: tooLow.message,
  status: 400,
  code: tooLow.code,
  entity: null,
  errors: [tooLow],
}

const meta = {
  title: 'Site/Reservation kilometers',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 1, messages: 0, damages: 0, conflicts: 0 })),
      http.get('/api/admin/saved-views', () => HttpResponse.json({ data: [] })),
      http.get('/api/admin/reservations/61', () => HttpResponse.json(ended)),
      http.get('/api/admin/reservations/61/summary', () =>
        HttpResponse.json({
          email: null,
          membershipState: null,
          price: null,
          latestEnd: null,
          extension: null,
          before: null,
          after: null,
          review: [],
        }),
      ),
      http.get('/api/admin/reservations/61/*', () => HttpResponse.json({ data: [] })),
      http.get('/api/admin/conflicts', () => HttpResponse.json({ data: [], solved: [] })),
      http.post('/api/admin/reservations/61/correct-kilometers', async ({ request }) => {
        const body = (await request.json()) as { end?: number; rehearse: boolean }
        sent.push(body)
        if (body.end !== undefined && body.end < 50_000) return HttpResponse.json(problem, { status: 400 })
        return HttpResponse.json({ entity: changed(body), errors: [] })
      }),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths.reservations.recordPath({ id: 61 })}
      whoami={sampleWhoami({
        organizationPermissions: [{ organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE'] }],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rett kilometer' }, { timeout: 10_000 }))
  return within(await screen.findByRole('dialog', { name: 'Rett kilometer' }))
}

/** The new price is seen before anything is changed; another figure is tried out anew. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    sent.length = 0
    const dialog = await open(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Se ny pris' }))
    const why = dialog.getByRole('textbox', { name: 'Hvorfor?' })
    await waitFor(() => expect(why).toHaveAccessibleDescription(/Må fylles ut/))
    await userEvent.type(why, 'Lest av på plassen')
    const end = dialog.getByRole('textbox', { name: /^Kilometerstand ved slutt/ })
    await userEvent.type(end, '50042')
    await userEvent.click(dialog.getByRole('button', { name: 'Se ny pris' }))
    await expect(await dialog.findByText('Etter: 42 km, 306 kr')).toBeVisible()
    await expect(dialog.getByText('Før: ukjent antall km, 180 kr')).toBeVisible()
    await userEvent.type(end, '{Backspace}3')
    await expect(dialog.queryByRole('button', { name: 'Rett' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Se ny pris' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Rett' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent.map(({ rehearse }) => rehearse)).toEqual([true, true, false])
  },
}

/** What cannot be is said at its field. */
export const TooLow: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    const end = dialog.getByRole('textbox', { name: /^Kilometerstand ved slutt/ })
    await userEvent.type(end, '49000')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Hvorfor?' }), 'Lest av')
    await userEvent.click(dialog.getByRole('button', { name: 'Se ny pris' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/lavere enn den kan ha vært/))
    await expect(dialog.queryByRole('button', { name: 'Rett' })).toBeNull()
  },
}
