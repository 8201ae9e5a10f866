import type { NightCase, NightHit } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { AdminArea } from '../admin-area.tsx'
import { adminPaths } from '../admin-paths.ts'
import { NightDeskPage } from './night-desk-page.tsx'

const sampleHit: NightHit = {
  reservationId: 70,
  reservationNumber: 770_070,
  state: 'ONGOING',
  isOut: true,
  start: '2026-11-22T00:30:00+01:00',
  end: '2026-11-22T04:30:00+01:00',
  licensePlate: 'EL10001',
  personId: 1,
  person: 'Eva Eier',
  phone: '+4791234567',
}

const sampleCase: NightCase = {
  reservation: {
    id: 70,
    reservationNumber: 770_070,
    state: 'ONGOING',
    start: '2026-11-22T00:30:00+01:00',
    end: '2026-11-22T04:30:00+01:00',
    started: '2026-11-22T00:32:00+01:00',
    ended: null,
    userNote: 'Henter bestemor på Flesland',
    membership: 'Eva privat',
  },
  car: {
    id: 1,
    carNumber: '101',
    licensePlate: 'EL10001',
    model: 'Volkswagen ID.3',
    location: 'Torget',
    parkingDescription: 'Øverst i bakken, ved trappen.',
  },
  callers: [
    {
      id: 1,
      name: 'Eva Eier',
      phone: '+4791234567',
      isBooker: true,
      questions: [
        { key: 'CONTACT', answer: '912 34 567 · eva@delebil.test' },
        { key: 'MEMBERSHIP', answer: 'Eva privat' },
        { key: 'LAST_TRIP', answer: 'lør. 14. nov. 10:00 fra Torget (EL10002)' },
      ],
    },
  ],
  check: null,
  cannot: { open: null, lock: null, extend: null, end: null, swap: 'reservation.already-started' },
  messages: {
    unread: 1,
    latest: [{ at: '2026-11-22T03:05:00+01:00', isFromStaff: false, text: 'Døren vil ikke opp, og det regner.' }],
  },
  damages: [{ id: 1, at: '2026-11-01T12:00:00+01:00', description: 'Ripe i høyre bakdør', state: 'ACCEPTED' }],
  events: [{ at: '2026-11-22T00:32:00+01:00', person: 'Eva Eier', action: 'open-car', result: 'opened' }],
  mine: [],
}

const checkedUntil = () => new Date(Date.now() + 600_000).toISOString()

/** The server's answers at night, in memory: a check opens the gate, and the car answers as it is told to. */
function sampleNight(answer = 'opened') {
  let isChecked = false
  const root = '/api/admin/night-desk'
  return [
    http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 1, damages: 0 })),
    http.get(root, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      return HttpResponse.json({ data: q.startsWith('912') ? [sampleHit] : [] })
    }),
    http.get(`${root}/70`, () =>
      HttpResponse.json({ ...sampleCase, check: isChecked ? { personId: 1, until: checkedUntil() } : null }),
    ),
    http.get(`${root}/70/car-state`, () =>
      HttpResponse.json({
        at: '2026-11-22T03:12:00+01:00',
        state: {
          isLocked: true,
          areDoorsClosed: true,
          chargePercent: 14,
          isCharging: false,
          fuelPercent: null,
          rangeKilometers: 52,
        },
      }),
    ),
    http.post(`${root}/70/caller-check`, () => {
      isChecked = true
      return HttpResponse.json({ until: checkedUntil() })
    }),
    http.get(`${root}/70/commands/:commandId`, () => HttpResponse.json({ isReceived: true, result: null })),
    http.post(`${root}/70/open`, () => HttpResponse.json({ result: answer })),
  ]
}

const watch = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_READ', 'MESSAGE_WRITE'] },
  ],
})

const meta = {
  title: 'Site/NightDeskPage',
  component: NightDeskPage,
  parameters: { isFlush: true, msw: sampleNight() },
  render: () => (
    <SampleSite path={adminPaths.nightDesk} whoami={watch} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
} satisfies Meta<typeof NightDeskPage>
export default meta
type Story = StoryObj<typeof meta>

export const OpensForACheckedCaller: Story = {
  parameters: { msw: sampleNight('car-access.silent') },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Hvem ringer?' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('912')
    await canvas.findByRole('button', { name: /Eva Eier/ })
    await userEvent.keyboard('{Enter}')
    const plate = await canvas.findByRole('heading', { name: 'EL10001' })
    await waitFor(() => expect(plate).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /^Åpne bilen Sjekk innringeren først/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Bytt bil Reservasjonen har allerede startet/ })).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: /^(Åpne|Lås|\+30|Bytt|Avslutt|Skriv|Hjelp|Kopier)/ })) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Innringeren er sjekket' }))
    await expect(canvas.getByText('Kryss av for minst to riktige svar.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Navn på medlemskapet/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Forrige tur/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Innringeren er sjekket' }))
    await expect(await canvas.findByText(/^Eva Eier er sjekket\./)).toBeVisible()
    await userEvent.keyboard('o')
    await expect(await canvas.findByText('Bilen svarte: bilen svarte ikke')).toBeVisible()
  },
}

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Hvem ringer?' }), 'ukjent')
    await expect(await canvas.findByText(/^Ingen treff/)).toBeVisible()
  },
}
