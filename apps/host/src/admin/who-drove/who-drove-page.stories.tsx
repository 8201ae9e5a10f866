import type { WhoDrove } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { WhoDrovePage } from './who-drove-page.tsx'

const staff = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['RESERVATION_READ'] }] })

const answer: WhoDrove = {
  verdict: 'ONE',
  licensePlate: 'EL10001',
  at: '2026-10-25T02:30:00+01:00',
  why: 'Bot 4711',
  askedBy: 'Kari Nordmann',
  askedAt: '2026-11-22T10:00:00+01:00',
  car: { id: 1, carNumber: 101, licensePlate: 'EL10001', model: 'Volkswagen ID.3' },
  trips: [
    {
      reservationId: 80,
      reservationNumber: 770_080,
      isDriven: true,
      from: '2026-10-25T00:05:00+02:00',
      to: '2026-10-25T08:00:00+01:00',
      persons: [
        {
          id: 1,
          name: 'Eva Eier',
          email: 'eva@delebil.test',
          phone: '+4791234567',
          isBooker: true,
          opened: '2026-10-25T00:05:00+02:00',
        },
      ],
      areDriversUnsure: false,
      stretches: [
        { licensePlate: 'EL10002', from: '2026-10-24T22:00:00+02:00', to: '2026-10-25T00:05:00+02:00' },
        { licensePlate: 'EL10001', from: '2026-10-25T00:05:00+02:00', to: '2026-10-25T08:00:00+01:00' },
      ],
      odometer: { start: null, end: null },
      events: [
        { at: '2026-10-24T22:00:00+02:00', person: 'Eva Eier', action: 'open-car', result: 'opened' },
        { at: '2026-10-25T00:05:00+02:00', person: 'Astrid Haugland', action: 'changed-by-staff', result: null },
      ],
    },
  ],
  isBlocked: false,
  before: null,
  after: null,
}

const meta = {
  title: 'Site/WhoDrovePage',
  component: WhoDrovePage,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
      http.post('/api/admin/who-drove', async ({ request }) => {
        const { at } = (await request.json()) as { at: string }
        const isKnown = at === answer.at
        return HttpResponse.json(isKnown ? answer : { ...answer, at, verdict: 'NOBODY', trips: [] })
      }),
    ],
  },
  render: () => (
    <SampleSite path={adminPaths.whoDrove} whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
} satisfies Meta<typeof WhoDrovePage>
export default meta
type Story = StoryObj<typeof meta>

let isOffline = true

/** Without network it is said, nothing typed is lost, and the same press does it once there is network. */
export const Offline: Story = {
  beforeEach: () => {
    isOffline = true
  },
  parameters: {
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/admin/who-drove', () => (isOffline ? HttpResponse.error() : HttpResponse.json(answer))),
    ],
  },
  play: async ({ canvas }) => {
    const plate = await canvas.findByRole('textbox', { name: 'Registreringsnummer' })
    await userEvent.type(plate, 'EL 10001')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dato' }), '24.10.2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Klokkeslett' }), '12:30')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Hvorfor slår du opp/ }), 'Bot 4711{Enter}')
    await expect(await canvas.findByText(problemText['network.unreachable'])).toBeVisible()
    await expect(plate).toHaveValue('EL 10001')
    isOffline = false
    await userEvent.click(canvas.getByRole('button', { name: 'Finn ut hvem' }))
    await expect(await canvas.findByRole('heading', { name: 'Eva Eier hadde bilen' })).toBeVisible()
    await expect(canvas.queryByText(problemText['network.unreachable'])).toBeNull()
    // What is known of it, each in a card of its own.
    for (const card of ['Reserverte bilen', 'I loggen', 'Dørene']) await expect(canvas.getByText(card)).toBeVisible()
  },
}

export const AsksWhichOfTwoTimes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Registreringsnummer' }), 'el 10001')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dato' }), '25.10.2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Klokkeslett' }), '02:30')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Hvorfor slår du opp/ }), 'Bot 4711{Enter}')
    await expect(await canvas.findByText('Velg hvilken gang')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Andre gang, vintertid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Finn ut hvem' }))
    const verdict = await canvas.findByRole('heading', { name: 'Eva Eier hadde bilen' })
    await waitFor(() => expect(verdict).toHaveFocus())
    await expect(canvas.getByText(/25\. oktober 2026 kl\. 02:30 \(vintertid\)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Første gang, sommertid' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Finn ut hvem' }))
    await expect(await canvas.findByRole('heading', { name: 'Ingen kjørte på en reservasjon' })).toBeVisible()
  },
}
