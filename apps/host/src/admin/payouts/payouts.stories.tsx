import type { Read } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { recordsOf } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const { path, recordPath } = adminPaths.payouts
const waiting: Read<'payouts'> = {
  id: 1,
  version: 1,
  receiver: 'Fløyfjell Arkitekter AS',
  kind: 'DEPOSIT',
  amountOre: 200_000,
  account: '86011117947',
  state: 'WAITING',
  membershipId: 2,
  membership: 'Fløyfjell Arkitekter AS',
  creditNoteId: 418,
  reason: 'Har sagt opp',
  postedOn: '2026-11-18',
  createdBy: 'Marit Eide',
  approvedBy: null,
  approvedAt: null,
  paidOn: null,
  paidBy: null,
}
const approved: Read<'payouts'> = {
  ...waiting,
  id: 2,
  receiver: 'Ola Berg',
  kind: 'CREDIT',
  amountOre: 1800,
  state: 'APPROVED',
  membership: 'Ola Berg',
  creditNoteId: null,
  approvedBy: 'Astrid Haugland',
  approvedAt: '2026-11-19T09:00:00+01:00',
}
const paid: Read<'payouts'> = {
  ...approved,
  id: 3,
  receiver: 'Ida Træen',
  kind: 'EXPENSE',
  state: 'PAID',
  paidOn: '2026-11-20',
  paidBy: 'Marit Eide',
}
const unknown: Read<'payouts'> = {
  ...waiting,
  id: 4,
  receiver: 'Ukjent betaler',
  kind: 'CREDIT',
  amountOre: 25_000,
  membershipId: null,
  membership: null,
  creditNoteId: null,
}
const all = [waiting, approved, paid, unknown]

const staffWith = (...permissions: ('BILLING_READ' | 'BILLING_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const pageAt = (at: string, whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={at} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)
const clerk = staffWith('BILLING_READ', 'BILLING_WRITE')

const meta = {
  title: 'Site/Payouts',
  component: AdminArea,
  parameters: { isFlush: true, msw: recordsOf('payouts', all) },
  render: pageAt(path, clerk),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** It opens at what is to be approved and paid: deposit, credit, receipts, and money of somebody whom nobody knows. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Må gjøres/, current: 'page' })).toBeVisible()
    await expect((await canvas.findAllByText('Fløyfjell Arkitekter AS'))[0]).toBeVisible()
    await expect(canvas.getByText('Ukjent betaler')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Fil til banken (csv)' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: recordsOf('payouts', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting å betale ut')).toBeVisible()
  },
}

/** Who listed it does not approve it: refused with a sentence. */
export const SamePerson: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/payouts/1/approve', () =>
        HttpResponse.json(
          { entity: null, errors: [{ code: 'payout.same-person', message: problemText['payout.same-person'] }] },
          { status: 409 },
        ),
      ),
      ...recordsOf('payouts', all),
    ],
  },
  render: pageAt(recordPath(waiting), clerk),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Godkjenn' }))[0] as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Godkjenn' }))
    await expect(await screen.findByText(problemText['payout.same-person'])).toBeVisible()
  },
}

/** Approved: it is in the file for the bank, and is marked as paid with the day on which it left. */
export const Approved: Story = {
  render: pageAt(recordPath(approved), clerk),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Merk som betalt' }))[0] as HTMLElement)
    await expect(within(await screen.findByRole('dialog')).getByText('Betalt dato')).toBeVisible()
  },
}

export const Paid: Story = {
  render: pageAt(recordPath(paid), clerk),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ida Træen'))[0]).toBeVisible()
    await expect(canvas.getByText('Merket betalt av Marit Eide')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Trekk tilbake' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  render: pageAt(recordPath(waiting), staffWith('BILLING_READ')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Fløyfjell Arkitekter AS'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Godkjenn' })).toBeNull()
  },
}
