import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { withoutNetwork } from '../../sample/without-network.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { NightDeskPage } from './night-desk-page.tsx'
import { manySampleHits, sampleCase, sampleHit } from './sample-night.ts'

const checkedUntil = () => new Date(Date.now() + 600_000).toISOString()

const opened = fn()

/** The server's answers at night, in memory: a check opens the gate, and the car answers as it is told to, or all is `lost`. */
function sampleNight(answer = 'opened', isCheckedBefore = false) {
  let isChecked = isCheckedBefore
  const root = '/api/admin/night-desk'
  return [
    http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 1, damages: 0 })),
    http.get(root, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      if (q.startsWith('han')) return HttpResponse.json({ data: manySampleHits })
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
    http.get(`${root}/70/commands/:commandId`, () =>
      HttpResponse.json({ isReceived: answer !== 'lost', result: null }),
    ),
    http.post(`${root}/70/open`, () => {
      opened()
      return answer === 'lost'
        ? HttpResponse.error()
        : HttpResponse.json({ result: answer, version: sampleCase.reservation.version })
    }),
  ]
}

const watch = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_READ', 'MESSAGE_WRITE'] },
  ],
})

const reader = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['RESERVATION_READ'] }] })

const atCase = (
  <SampleSite
    path={`${adminPaths.nightDesk}?sak=70`}
    whoami={watch}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)

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
    await expect(canvas.getByRole('button', { name: /^Bytt bil Turen har begynt/ })).toBeVisible()
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

/** The clock goes on after the case was fetched: what its time does not allow stands still, whatever the server said then. */
export const AnHourAhead: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/night-desk/70', () =>
        HttpResponse.json({
          ...sampleCase,
          reservation: { ...sampleCase.reservation, state: 'FUTURE', started: null },
          check: { personId: 1, until: checkedUntil() },
          cannot: { open: null, lock: null, extend: null, end: null, swap: null },
        }),
      ),
      ...sampleNight(),
    ],
  },
  render: () => (
    <SampleSite
      path={`${adminPaths.nightDesk}?sak=70`}
      whoami={watch}
      now={() => new Date('2026-11-21T23:30:00+01:00')}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of [
      /^Åpne bilen Bilen kan åpnes fra/,
      /^Lås bilen Bilen kan åpnes fra/,
      /^Avslutt .* ikke startet/,
    ]) {
      await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    for (const name of [/^\+30/, /^Bytt bil/]) {
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true')
    }
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const typed = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByRole('searchbox', { name: 'Hvem ringer?' }), text)

/** Many of a name: who is out first and whether late, those without a trip last, and that there may be more. */
export const ManyFound: Story = {
  play: async ({ canvas }) => {
    await typed(canvas, 'hansen')
    const hits = await canvas.findByRole('list', { name: 'Treff' })
    await expect(hits.querySelectorAll('li')).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: /^Hanne Hansen 1 .*Ikke levert i tide/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Hanne Hansen 12 / })).toBeVisible()
    await expect(canvas.getByText(/^Flere kan passe/)).toBeVisible()
  },
}

/** Who may only look sees the case, and no key that does anything. */
export const ReadOnly: Story = {
  render: () => (
    <SampleSite
      path={`${adminPaths.nightDesk}?sak=70`}
      whoami={reader}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du kan se dette, men ikke gjøre noe med det.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Åpne bilen/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Innringeren er sjekket' })).toBeNull()
  },
}

/** A trip that has begun gets no other car: the key says why, and what helps is a press away. */
export const SwapOnTheWay: Story = {
  parameters: { msw: sampleNight('opened', true) },
  render: () => atCase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Bytt bil Turen har begynt/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'Ny reservasjon for Eva Eier' })).toHaveAttribute(
      'href',
      `${adminPaths.reservations.newPath}?personId=1`,
    )
  },
}

/** The line is lost between the press and the car: it is said, and the command is not sent again, not even with the network back. */
export const LostOnTheWay: Story = {
  parameters: { msw: sampleNight('lost', true) },
  beforeEach: () => {
    opened.mockClear()
  },
  render: () => atCase,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Åpne bilen' }))
    await expect(await canvas.findByText(/^Nådde ikke fram, eller ingen vet/, {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByText('Mottatt hos oss')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await expect(canvas.getByRole('button', { name: 'Åpne bilen' })).toBeEnabled()
    await expect(opened).toHaveBeenCalledOnce()
  },
}

/** Without network nothing is sent, and nothing waits to be sent. */
export const Offline: Story = {
  parameters: { msw: sampleNight('lost', true) },
  beforeEach: () => {
    opened.mockClear()
    return withoutNetwork()
  },
  render: () => atCase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Søk og kommandoer virker ikke nå/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Åpne bilen' }))
    await expect(await canvas.findByText('Du er offline. Ingenting ble sendt.')).toBeVisible()
    await expect(canvas.queryByText('Sendt')).toBeNull()
    await expect(opened).not.toHaveBeenCalled()
  },
}

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Hvem ringer?' }), 'ukjent')
    await expect(await canvas.findByText(/^Ingen treff/)).toBeVisible()
  },
}

const pressed = fn()
const lostOnce = (path: string, answered: object) =>
  http.post(`/api/admin/night-desk/70/${path}`, ({ request }) => {
    pressed(request.headers.get('idempotency-key'))
    return pressed.mock.calls.length === 1 ? HttpResponse.error() : HttpResponse.json(answered)
  })

/** The answer was lost: pressed again it is the same half hour, not one more. */
export const LongerOnce: Story = {
  parameters: { msw: [lostOnce('extend', { end: '2026-11-22T05:00:00+01:00' }), ...sampleNight('opened', true)] },
  beforeEach: () => void pressed.mockClear(),
  render: () => atCase,
  play: async ({ canvas }) => {
    const longer = await canvas.findByRole('button', { name: /^\+30/ })
    await userEvent.click(longer)
    await expect(await canvas.findByText(/Vi får ikke kontakt/)).toBeVisible()
    await userEvent.click(longer)
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(2))
    await expect(new Set(pressed.mock.calls.flat()).size).toBe(1)
  },
}

/** What was written is there when the dialog is opened anew. */
export const WrittenBefore: Story = {
  parameters: { msw: sampleNight('opened', true) },
  render: () => atCase,
  play: async ({ canvas }) => {
    const field = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Skriv melding/ }))
      return screen.findByRole('textbox', { name: 'Melding til medlemmet' })
    }
    await userEvent.type(await field(), 'Vi kommer.{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await field()).toHaveValue('Vi kommer.')
  },
}
