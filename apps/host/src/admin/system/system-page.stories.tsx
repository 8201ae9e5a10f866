import type { DeadMail, SystemHealth, SystemMails } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { SystemPage } from './system-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE' | 'RESERVATION_READ')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const mail = (id: number, more: Partial<DeadMail> = {}): DeadMail => ({
  id,
  at: '2026-11-22T12:00:00+01:00',
  askedAt: '2026-11-19T11:00:00+01:00',
  kind: 'paymentReceipt',
  to: 'kari@delebil.test',
  error: 'Error: Message failed: 451 try again later',
  attempts: 81,
  ...more,
})
const receipt = mail(1)
const held = mail(2, { kind: 'carHeld', to: 'ola@delebil.test', error: 'Error: connect ECONNREFUSED 127.0.0.1:25' })
const filled: SystemMails = { waiting: 12, waitingSince: '2026-11-20T12:00:00+01:00', dead: 2, data: [receipt, held] }
const empty: SystemMails = { waiting: 0, waitingSince: null, dead: 0, data: [] }

const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
const health: SystemHealth = {
  at: '2026-11-22T12:00:00+01:00',
  node: '24.21.0',
  database: {
    version: '18.4',
    bytes: 2_340_000_000,
    largest: [
      { name: 'reservation', bytes: 812_000_000 },
      { name: 'charge', bytes: 540_000_000 },
    ],
    connections: 14,
    longestSeconds: 2.5,
    slow: [
      {
        statement: 'search-cars',
        count: 3,
        longestMilliseconds: 812,
        lastAt: '2026-11-22T11:40:00+01:00',
      },
    ],
  },
  queues: [{ name: 'invoice-delivery', waiting: 120, since: '2026-11-22T11:40:00+01:00' }],
  schedules: [
    {
      name: 'sms-schedule',
      startedAt: '2026-11-22T11:59:00+01:00',
      outcome: 'FAILED',
      succeededAt: '2026-11-22T10:00:00+01:00',
      milliseconds: 1500,
    },
    {
      name: 'hold-schedule',
      startedAt: '2026-11-22T11:59:30+01:00',
      outcome: null,
      succeededAt: null,
      milliseconds: null,
    },
  ],
  gateways: [
    { key: 'mail', isConnected: true },
    { key: 'tripletex', isConnected: false },
  ],
}
const healthy: SystemHealth = { ...health, queues: [], schedules: [] }
const healthOf = (answer: SystemHealth) => http.get('/api/admin/system/health', () => HttpResponse.json(answer))
const answering = (mails: SystemMails, how = healthy) => [
  counts,
  healthOf(how),
  http.get('/api/admin/system/mails', () => HttpResponse.json(mails)),
]
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.system} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/SystemPage',
  component: SystemPage,
  parameters: { isFlush: true, msw: answering(filled) },
  render: pageFor(staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE')),
} satisfies Meta<typeof SystemPage>
export default meta
type Story = StoryObj<typeof meta>

/** When, what, to whom, why and how often; and what is still tried. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('ola@delebil.test')).closest('tr') as HTMLElement
    await expect(row).toHaveTextContent('Ledig bil fra ventelisten')
    await expect(row).toHaveTextContent('ECONNREFUSED')
    await expect(row).toHaveTextContent('81')
    await expect(canvas.getByText(/^12 e-poster på hele nettstedet venter på nytt forsøk/)).toBeVisible()
  },
}

/** What failed is counted and stands first; what waits, the room that is taken, and what is connected are below. */
export const Unwell: Story = {
  parameters: { msw: answering(empty, health) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Én jobb mislyktes sist.')).toBeVisible()
    const waiting = within(canvas.getByRole('region', { name: /Det som venter på å bli gjort/ }))
    await expect(waiting.getByText('Sending av fakturaer')).toBeVisible()
    await expect(canvas.getByText(/^2,3 GB i PostgreSQL 18\.4\. 14 forbindelser er åpne/)).toBeVisible()
    await expect(canvas.getByText('Ikke koblet til')).toBeVisible()
  },
}

/** Where nothing failed, but nobody does what is due, not all is said to be well. */
export const Behind: Story = {
  parameters: { msw: answering(empty, { ...healthy, queues: health.queues }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Noe har ventet lenge/)).toBeVisible()
    await expect(canvas.queryByText(/gikk bra sist\.$/)).toBeNull()
  },
}

/** Where everything arrived the page says so. */
export const Empty: Story = {
  parameters: { msw: answering(empty) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ingenting venter på deg/)).toBeVisible()
    await expect(canvas.getByText('Ingen e-post venter på nytt forsøk.')).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'E-post som ikke kom fram' })).queryByRole('table'),
    ).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, healthOf(healthy), http.get('/api/admin/system/mails', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'E-post som ikke kom fram' })).toBeVisible()
    await expect(canvas.queryByText(/^Ingenting venter/)).toBeNull()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      healthOf(healthy),
      http.get('/api/admin/system/mails', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problemText['permission.missing'])).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

/** Who may only look is offered nothing to do. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ola@delebil.test')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Send på nytt/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Forkast/ })).toBeNull()
  },
}

/** Without the right there is neither a page nor an item in the menu. */
export const NoRight: Story = {
  render: pageFor(staffWith('RESERVATION_READ')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: 'Vaktbord' }).length).toBeGreaterThan(0))
    await expect(canvas.queryByRole('link', { name: 'System' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'E-post som ikke kom fram' })).toBeNull()
  },
}

let left: readonly DeadMail[] = []
const changing = (mails: () => readonly DeadMail[]): SystemMails => ({
  ...filled,
  dead: mails().length,
  data: [...mails()],
})
const without = (id: string | readonly string[] | undefined) => {
  left = left.filter((one) => String(one.id) !== id)
  return HttpResponse.json({ entity: changing(() => left), errors: [] })
}

/** One is sent again at a press, the other thrown away after a question. */
export const Deals: Story = {
  beforeEach: () => {
    left = [receipt, held]
  },
  parameters: {
    msw: [
      counts,
      healthOf(healthy),
      http.post('/api/admin/system/mails/:id/send-again', ({ params }) => without(params['id'])),
      http.delete('/api/admin/system/mails/:id', ({ params }) => without(params['id'])),
      http.get('/api/admin/system/mails', () => HttpResponse.json(changing(() => left))),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send på nytt: Kvittering til kari@delebil.test' }))
    await waitFor(() => expect(canvas.queryByText('kari@delebil.test')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^Forkast: Ledig bil/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/til ola@delebil\.test blir da aldri sendt/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Forkast' }))
    await expect(await canvas.findByText(/^Ingenting venter på deg/)).toBeVisible()
  },
}
