import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { BookingHost } from '../booking-host.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { ReservationPage } from './reservation-page.tsx'

const NOTE = 'Nøkkelen ligger i skuffen'
const patience = { timeout: 10_000 }
const add = fn(async () => true)

function away(more: Partial<NonNullable<BookingHost['waiting']>> = {}, online = false): Partial<BookingHost> {
  return {
    online,
    keptAt: () => Date.parse('2026-11-21T09:00:00+01:00'),
    waiting: { changes: [], accepts: (name) => name === 'updateReservationNote', add, ...more },
  }
}
const change = { name: 'updateReservationNote', input: { params: { id: 501 }, body: { userNote: NOTE } } } as const

const meta = {
  title: 'Booking/ReservationPageOffline',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: ['Show what the device has kept, and when it was true.', 'Keep a note for later and say that it waits.'],
      dont: ["Don't offer changes that need the server."],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  beforeEach: () => void add.mockClear(),
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  parameters: { host: away() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sist oppdatert .*09:00$/, {}, patience)).toBeVisible()
    await expect(canvas.getByText(/^Du må være på nett for å låse opp/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Avbestill' })).toBeNull()
  },
}

export const NoteIsKeptForLater: Story = {
  parameters: { host: away() },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Notat' }, patience)
    await userEvent.clear(note)
    await userEvent.type(note, NOTE)
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(
      await canvas.findByText('Lagret på enheten. Sendes når du er på nett igjen.', {}, patience),
    ).toBeVisible()
    await expect(add).toHaveBeenCalledWith(
      'updateReservationNote',
      { params: { id: 501 }, body: { userNote: NOTE } },
      expect.any(String),
    )
    await expect(note).toHaveValue(NOTE)
  },
}

export const NoteWaits: Story = {
  parameters: { host: away({ changes: [change] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Notat' }, patience)).toHaveValue(NOTE)
    await expect(canvas.getByRole('button', { name: 'Lagret' })).toBeVisible()
  },
}

export const NoteWasRefused: Story = {
  parameters: { host: away({ changes: [{ ...change, problem: 'Fant ikke det du ba om.' }] }, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Notat' }, patience)).toHaveValue(NOTE)
    await expect(canvas.getByText('Fant ikke det du ba om.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeEnabled()
  },
}
