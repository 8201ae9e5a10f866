import { type AdminHost, AdminHostProvider } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleOverview, unknownOverview } from '../../../sample/sample-overview.ts'
import { sampleWhoami } from '../../../sample/sample-session.ts'
import { SampleSite } from '../../../sample/sample-site.tsx'
import { conflictOf } from '../../shared/conflict-of.ts'
import { OverviewPage } from './overview-page.tsx'

const ask = fn()
const never = new Promise<never>(() => undefined)
const answered = (value: object) => Promise.resolve({ ok: true, value, headers: new Headers() })
const refused = () =>
  Promise.resolve({
    ok: false,
    refusal: { code: 'server.unavailable', status: 503, message: 'Ute av drift', fields: {} },
  })

interface AtProps {
  readonly answer: (call: string) => Promise<object>
  readonly permissions?: readonly Permission[]
  readonly now?: string
}

function At({ answer, permissions = [], now = '2026-11-21T15:30:00+01:00' }: AtProps) {
  const office = {
    organizationId: 1,
    permissions,
    online: true,
    now: () => new Date(now),
    api: { call: ask.mockImplementation(answer) },
  } as unknown as AdminHost
  return (
    <SampleSite whoami={sampleWhoami()} path="/admin">
      <AdminHostProvider value={office}>
        <OverviewPage />
      </AdminHostProvider>
    </SampleSite>
  )
}

const meta = {
  title: 'Site/Admin overview',
  component: OverviewPage,
  parameters: { isFlush: true },
  render: () => <At permissions={['FLEET_MANAGEMENT_READ']} answer={() => answered(sampleOverview)} />,
} satisfies Meta<typeof OverviewPage>
export default meta
type Story = StoryObj<typeof meta>

/** The figures of the day, and what is urgent with the one thing to do about it. */
export const Afternoon: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ikke levert: 1' })).toBeVisible()
    const urgent = within(canvas.getByRole('region', { name: 'Haster' }))
    await expect(urgent.getByText('Skulle vært på Landås 14:00. Amira Aasebø henter 20:00.')).toBeVisible()
    await expect(urgent.getByRole('link', { name: 'Ring Hanne' })).toHaveAttribute('href', 'tel:+4791844207')
    await expect(urgent.getByText('1 t 30 min')).toBeVisible()
    await expect(urgent.getByText('om 1 t 30 min')).toBeVisible()
    await expect(urgent.getByRole('link', { name: 'Svar' })).toBeVisible()
    await expect(canvas.getByText('16:00: 3 ut, 1 inn')).toBeInTheDocument()
    const waits = within(canvas.getByRole('region', { name: 'Venter på noen' }))
    await expect(waits.getByRole('link', { name: /Uleste meldinger\s*eldste 2 t 30 min\s*4/ })).toBeVisible()
    await expect(waits.getByRole('link', { name: /Nye skader\s*Ingenting/ })).toBeVisible()
    await expect(canvas.queryByText('Biler ute av bruk')).toBeNull()
    await expect(canvas.getByRole('link', { name: /Danmarks plass\s*0 av 3/ })).toBeVisible()
  },
}

/** What has been late since another day says which. */
export const LateForDays: Story = {
  render: () => (
    <At
      permissions={['FLEET_MANAGEMENT_READ']}
      answer={() => answered(sampleOverview)}
      now="2026-11-23T08:00:00+01:00"
    />
  ),
  play: async ({ canvas }) => {
    const urgent = within(await canvas.findByRole('region', { name: 'Haster' }))
    const why = 'Skulle vært på Landås lør. 21. nov. 14:00. Amira Aasebø henter lør. 21. nov. 20:00.'
    await expect(await urgent.findByText(why)).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
const calm = {
  ...sampleOverview,
  day: { ...sampleOverview.day, events: [], leaving: { count: 0, next: null } },
  lateTrips: { count: 0, items: [] },
  conflicts: { count: 0, items: [] },
  messages: { count: 0, items: [] },
}
const standing = {
  ...calm,
  conflicts: {
    count: 1,
    items: (sampleOverview.conflicts?.items ?? []).map((item) => ({ ...item, at: '2026-11-21T15:00:00+01:00' })),
  },
}
export const Calm: Story = {
  render: () => <At answer={() => answered(calm)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting haster.')).toBeVisible()
    await expect(canvas.getByText('Ingen skal ut eller inn.')).toBeVisible()
    await expect(canvas.getByText('alle er levert')).toBeVisible()
  },
}
/** A conflict whose hour has come says since when, and its press opens that very one. */
export const ConflictStands: Story = {
  render: () => <At answer={() => answered(standing)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Skulle hentet på .* 15:00, men bilen er ikke der\.$/)).toBeVisible()
    await expect(canvas.getByText('30 min')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Løs' })).toHaveAttribute('href', conflictOf(10))
  },
}
const manyOf = (group: typeof sampleOverview.messages, count: number) => ({
  count,
  items: Array.from({ length: 5 }, (_, at) => ({ ...(group?.items[0] as object), id: 100 + at })),
})
const busy = {
  ...sampleOverview,
  lateTrips: manyOf(sampleOverview.lateTrips, 38),
  conflicts: manyOf(sampleOverview.conflicts, 20),
  messages: manyOf(sampleOverview.messages, 4),
}
/** In a large club the first of each kind is told, so that what stands below is in view; the count is of all. */
export const Busy: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => <At answer={() => answered(busy)} />,
  play: async ({ canvas }) => {
    const urgent = within(await canvas.findByRole('region', { name: /^Haster/ }))
    await expect(urgent.getByText('62')).toBeVisible()
    await expect(urgent.getAllByRole('listitem')).toHaveLength(4)
    for (const name of [/^Ring/, 'Løs', 'Svar']) await expect(urgent.getAllByRole('link', { name })[0]).toBeVisible()
    const { top } = canvas.getByRole('region', { name: 'Venter på noen' }).getBoundingClientRect()
    await expect(top).toBeLessThan(500)
    await userEvent.click(urgent.getByRole('button', { name: 'Vis 8 til' }))
    await expect(urgent.getAllByRole('listitem')).toHaveLength(12)
  },
}
/** Whoever may see none of it. */
export const NothingToKnow: Story = {
  render: () => <At answer={() => answered(unknownOverview)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting venter på deg.')).toBeVisible()
  },
}
export const Loading: Story = { render: () => <At answer={() => never} /> }
export const Failed: Story = {
  render: () => <At answer={refused} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fikk ikke hentet oversikten')).toBeVisible()
    ask.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }))
    await expect(ask).toHaveBeenCalled()
  },
}

const moneyAnswers: Readonly<Record<string, object>> = {
  'admin.overview': unknownOverview,
  'admin.counts': { expenses: 4, payments: 3, reminders: 0, payouts: null },
  'billing.overview': {
    months: [{ month: '2026-10', deadline: '2026-11-20', daysLeft: -1, lines: 412, grossOre: 34_100_000 }],
    missing: [],
    lacking: { count: 0, toAsk: 0 },
  },
}

/** Who looks after the money is told what waits with it, and by when it must be invoiced. */
export const Clerk: Story = {
  render: () => (
    <At permissions={['BILLING_READ', 'BILLING_WRITE']} answer={(call) => answered(moneyAnswers[call] ?? {})} />
  ),
  play: async ({ canvas }) => {
    const money = within(await canvas.findByRole('region', { name: 'Penger' }))
    await expect(await money.findByText('oktober 2026 innen 20.11.2026')).toBeVisible()
    await expect(money.getByRole('link', { name: /^Innbetalinger uten treff\s*3/ })).toBeVisible()
    await expect(money.getByRole('link', { name: /^Purringer\s*Ingenting/ })).toBeVisible()
    await expect(money.queryByText('Utbetalinger')).not.toBeInTheDocument()
    await expect(canvas.queryByText('Ingenting venter på deg.')).not.toBeInTheDocument()
  },
}

const line = {
  chargeId: 61,
  description: 'Kilometer',
  grossOre: 26_950,
  membershipId: 20,
  membership: 'Jonas Kvamme',
  reservationId: 90,
  reservationNumber: 112_604,
  isDisputed: true,
  dueAt: '2026-11-27T12:00:00+01:00',
}
const linesAnswers: Readonly<Record<string, object>> = {
  'admin.overview': unknownOverview,
  'billing.waiting': {
    count: 23,
    data: [
      line,
      {
        ...line,
        chargeId: 62,
        description: 'Vask',
        reservationId: null,
        reservationNumber: null,
        isDisputed: false,
        dueAt: null,
      },
    ],
  },
}

/** Who answers for lines and opens no page of money is led to the trip or the membership that each stands on. */
export const LineHelper: Story = {
  render: () => (
    <At
      permissions={['LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE', 'RESERVATION_READ', 'MEMBERSHIP_READ']}
      answer={(call) => answered(linesAnswers[call] ?? {})}
    />
  ),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('region', { name: 'Fakturalinjer som venter' }))
    const disputed = await lines.findByRole('link', {
      name: /Kilometer, reservasjon 112604.*svar innen fre. 27. nov./s,
    })
    await expect(disputed).toHaveAttribute('href', expect.stringMatching(/reservations\/90$/))
    await expect(lines.getByRole('link', { name: /Vask.*Holdt/s })).toHaveAttribute(
      'href',
      expect.stringMatching(/memberships\/20$/),
    )
    await expect(lines.getByText('Og 21 til.')).toBeVisible()
  },
}

const manyLines = {
  ...linesAnswers,
  'billing.waiting': {
    count: 230,
    data: Array.from({ length: 22 }, (_, index) => ({
      ...line,
      chargeId: 100 + index,
      reservationNumber: 100_000 + index,
    })),
  },
}

/** A long list shows its first lines, and the others when asked: it is the only list that this log-in has. */
export const ManyLines: Story = {
  render: () => (
    <At
      permissions={['LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE', 'RESERVATION_READ']}
      answer={(call) => answered(manyLines[call as keyof typeof manyLines] ?? {})}
    />
  ),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('region', { name: 'Fakturalinjer som venter' }))
    await userEvent.click(await lines.findByRole('button', { name: 'Vis alle 22' }))
    await expect(lines.getByRole('link', { name: /reservasjon 100021/ })).toBeVisible()
    await expect(lines.getAllByRole('link')).toHaveLength(22)
    await expect(lines.getByText('Og 208 til.')).toBeVisible()
  },
}

/** Who may not open places and the map is told where cars are free, and led nowhere. */
export const NightWatch: Story = {
  render: () => <At permissions={['RESERVATION_READ']} answer={() => answered(sampleOverview)} />,
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Ledige biler' }))
    await expect(places.getByText('Danmarks plass')).toBeVisible()
    await expect(places.queryByRole('link')).not.toBeInTheDocument()
  },
}
