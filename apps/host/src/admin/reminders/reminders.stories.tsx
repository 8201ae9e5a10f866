import type { Read } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { recordsOf } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const { path, recordPath } = adminPaths.reminders
const proposed: Read<'reminders'> = {
  id: 1,
  version: 1,
  invoiceNumber: 10_391,
  customer: 'Marit Nygård',
  kind: 'REMINDER',
  state: 'PROPOSED',
  wasDue: '2026-11-01',
  restOre: 301_220,
  invoiceId: 391,
  membershipId: 20,
  feeOre: 0,
  dueDate: null,
  method: null,
  receiver: null,
  stopped: null,
  problem: null,
  sha256: null,
  proposedAt: '2026-11-16T08:00:00+01:00',
  sentAt: null,
  sentBy: null,
}
const sent: Read<'reminders'> = {
  ...proposed,
  id: 2,
  invoiceNumber: 10_344,
  customer: 'Vågen Regnskap AS',
  kind: 'NOTICE',
  state: 'SENT',
  feeOre: 3500,
  dueDate: '2026-12-04',
  method: 'EMAIL',
  receiver: 'faktura@vagen.example',
  sentAt: '2026-11-20T10:14:00+01:00',
  sentBy: 'Ragnhild Hansen',
}
const failed: Read<'reminders'> = {
  ...sent,
  id: 3,
  invoiceNumber: 10_351,
  customer: 'Ola Berg',
  kind: 'REMINDER',
  state: 'FAILED',
  problem: '550 No such user',
}
const stopped: Read<'reminders'> = {
  ...proposed,
  id: 4,
  invoiceNumber: 10_360,
  customer: 'Torunn Vik',
  state: 'STOPPED',
  stopped: 'PAID',
}
const all = [proposed, sent, failed, stopped]

const staffWith = (...permissions: ('BILLING_READ' | 'BILLING_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const pageAt = (at: string, whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={at} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)
const clerk = staffWith('BILLING_READ', 'BILLING_WRITE')

const meta = {
  title: 'Site/Reminders',
  component: AdminArea,
  parameters: { isFlush: true, msw: recordsOf('reminders', all) },
  render: pageAt(path, clerk),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** It opens at what waits to be sent; beside it stands what was sent, came back, and stopped by itself. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Foreslått/, current: 'page' })).toBeVisible()
    await expect(await canvas.findByText('Marit Nygård')).toBeVisible()
    for (const state of ['Foreslått', 'Sendt', 'Kom ikke fram', 'Stoppet'])
      await expect((await canvas.findAllByText(state))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Fil til inkasso (csv)' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: recordsOf('reminders', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting å purre på')).toBeVisible()
  },
}

/** A proposal: its letter is read before it is sent, and what it costs is said. */
export const Proposed: Story = {
  render: pageAt(recordPath(proposed), clerk),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('settes når den sendes')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Se brevet (PDF)' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Send/ })[0] as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/sendes til Marit Nygård/)).toBeVisible()
  },
}

/** The member paid meanwhile: the act is refused with a sentence, and nothing is sent. */
export const PaidMeanwhile: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/reminders/1/send', () =>
        HttpResponse.json(
          { entity: null, errors: [{ code: 'reminder.paid', message: problemText['reminder.paid'] }] },
          { status: 409 },
        ),
      ),
      ...recordsOf('reminders', all),
    ],
  },
  render: pageAt(recordPath(proposed), clerk),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Send/ }))[0] as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText(problemText['reminder.paid'])).toBeVisible()
  },
}

/** What was sent cannot be sent again. */
export const Sent: Story = {
  render: pageAt(recordPath(sent), clerk),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4\. des/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Send$/ })).toBeNull()
  },
}

/** Whoever may only read sends nothing. */
export const ReadOnly: Story = {
  render: pageAt(recordPath(proposed), staffWith('BILLING_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Se brevet (PDF)' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull()
  },
}

export const Slow: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/reminders', async () => {
        await delay('infinite')
      }),
      ...recordsOf('reminders', all),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Purringer' })).toBeVisible()
  },
}
