import type { Read, SmsPreview, SmsReceiver } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { recordsOf } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { smsAt } from '../shared/sms-at.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleSms } from './sample-sms.ts'

const { path, recordPath } = adminPaths.sms
const failed: Read<'sms'> = {
  ...sampleSms,
  id: 2,
  person: 'Ola Berg',
  phone: '+4741234567',
  state: 'FAILED',
  failure: 'UNREACHED',
  problem: 'Telefonen er av',
}
const queued: Read<'sms'> = {
  ...sampleSms,
  id: 3,
  person: 'Marit Nygård',
  state: 'QUEUED',
  nextTry: '2026-11-23T08:00:00+01:00',
  sentAt: null,
  endedAt: null,
}
const all = [sampleSms, failed, queued]

const to = (personId: number, name: string, more: Partial<SmsReceiver> = {}): SmsReceiver => ({
  personId,
  name,
  phone: '+4791234567',
  reservationId: null,
  text: 'Hei Kari! "Bilen" er klar.',
  parts: 1,
  obstacle: null,
  missing: null,
  ...more,
})
const preview: SmsPreview = {
  receivers: 2,
  parts: 2,
  priceOre: 98,
  sendAt: null,
  sender: 'Byfjord',
  isAnswerable: false,
  partOre: 49,
  left: 940,
  turned: [
    { from: '«', to: '"', count: 1 },
    { from: '\u00a0', to: ' ', count: 3 },
  ],
  foreign: [],
  data: [
    to(7, 'Kari Nordmann'),
    to(8, 'Ola Berg', { phone: '+4741234567' }),
    to(9, 'Torunn Vik', { phone: null, obstacle: 'NO_PHONE' }),
    to(10, 'Nils Dal', { obstacle: 'EMPTY_FIELD', missing: 'bil' }),
  ],
}

const staffWith = (...permissions: ('MESSAGE_READ' | 'MESSAGE_WRITE' | 'MEMBERSHIP_READ')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const pageAt = (at: string, whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={at} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)
const writer = staffWith('MESSAGE_READ', 'MESSAGE_WRITE', 'MEMBERSHIP_READ')
const writing = smsAt({ persons: [7, 8, 9, 10], text: 'Hei {fornavn}! «Bilen» er klar.' })
const templates = [
  { key: 'smsTextCall', label: 'Ring oss', text: 'Hei {fornavn}! Ring {klubb} på {telefon} når du kan.' },
]
const shows = (answer: SmsPreview) => [
  http.get('/api/admin/sms/templates', () => HttpResponse.json({ data: templates })),
  http.post('/api/admin/sms/preview', () => HttpResponse.json(answer)),
  ...recordsOf('sms', all),
]

const meta = {
  title: 'Site/Sms',
  component: AdminArea,
  parameters: { isFlush: true, msw: shows(preview) },
  render: pageAt(path, writer),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What was sent, to whom, and whether it arrived. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kari Nordmann')).toBeVisible()
    for (const state of ['Kom fram', 'Kom ikke fram', 'I kø'])
      await expect((await canvas.findAllByText(state))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ny SMS' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: recordsOf('sms', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ingen SMS/)).toBeVisible()
  },
}

/** Whoever may only read sends nothing. */
export const ReadOnly: Story = {
  render: pageAt(recordPath(failed), staffWith('MESSAGE_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telefonen ble ikke nådd')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send igjen' })).toBeNull()
  },
}

/** One that did not arrive says why, and can be sent again. */
export const NotArrived: Story = {
  render: pageAt(recordPath(failed), writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telefonen ble ikke nådd')).toBeVisible()
    await expect(canvas.getByText('«Telefonen er av»')).toBeVisible()
    await expect((await canvas.findAllByRole('button', { name: /^Send igjen/ }))[0]).toBeVisible()
  },
}

/** How it will be for whom, what it costs, and what was turned, before anything is sent. */
export const Writing: Story = {
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hei Kari! "Bilen" er klar.')).toBeVisible()
    await expect(canvas.getByText('2 mottakere, 2 SMS')).toBeVisible()
    await expect(canvas.getByText('hardt mellomrom → mellomrom, 3 ganger')).toBeVisible()
    const left = within(canvas.getByRole('region', { name: 'Får den ikke: 2' }))
    await expect(left.getByText(/Har ikke telefonnummer/)).toBeVisible()
    await expect(left.getByText(/Mangler \{bil\}/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send til 2' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/2 SMS, 0,98/)).toBeVisible()
  },
}

/** Nobody is chosen yet. */
export const ToNobody: Story = {
  render: pageAt(adminPaths.sms.newPath, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Velg hvem som skal ha den/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Send/ })).toBeDisabled()
  },
}

/** In the quiet hours it waits, unless it hurries. */
export const Quiet: Story = {
  parameters: { msw: shows({ ...preview, sendAt: '2026-11-23T08:00:00+01:00' }) },
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Det er stilletid/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^Det haster/ })).not.toBeChecked()
  },
}

/** A letter that few phones spell shortens the room, and is named. */
export const Foreign: Story = {
  parameters: { msw: shows({ ...preview, turned: [], foreign: ['č', '😀'], parts: 6, priceOre: 294 }) },
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^č 😀 gjør at/)).toBeVisible()
  },
}

/** More than what is left of the day can't be sent. */
export const OverTheCap: Story = {
  parameters: { msw: shows({ ...preview, left: 1 }) },
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Det er flere enn/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send til 2' })).toBeDisabled()
  },
}

/** Refused, what was typed stays. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/sms/send', () =>
        HttpResponse.json(
          { entity: null, errors: [{ code: 'sms.no-gateway', message: problemText['sms.no-gateway'] }] },
          { status: 409 },
        ),
      ),
      ...shows({ ...preview, receivers: 1, parts: 1, data: [to(7, 'Kari Nordmann')] }),
    ],
  },
  render: pageAt(smsAt({ persons: [7], text: 'Hei' }), writer),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send SMS' }))
    await expect(await canvas.findByText(problemText['sms.no-gateway'])).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Hei')
  },
}

/** A preview that cannot be had is asked for again. */
export const PreviewFailed: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/sms/preview', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
      ...recordsOf('sms', all),
    ],
  },
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problemText['permission.missing'])).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

export const Slow: Story = {
  parameters: {
    msw: [
      http.post('/api/admin/sms/preview', async () => {
        await delay('infinite')
      }),
      ...recordsOf('sms', all),
    ],
  },
  render: pageAt(writing, writer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ny SMS' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Send/ })).toBeDisabled()
  },
}
