import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, sampleNow, sampleReservation } from '../sample/bergen.ts'
import { sampleMessages } from '../sample/message-mocks.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { never, refuses, sampleHandlers } from '../sample/sample-mocks.ts'
import { MessageThread } from './message-thread.tsx'

const patience = { timeout: 10_000 }
const meta = {
  title: 'Booking/MessageThread',
  component: MessageThread,
  args: { reservation: ongoingReservation, now: sampleNow },
  parameters: {
    guide: {
      do: ['The newest last, beside the field that answers.', 'A message that could not be sent stays in the field.'],
      dont: [
        "Don't let the thread be written in when the reservation is over.",
        "Don't scroll away from what somebody reads.",
      ],
    },
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof MessageThread>
export default meta
type Story = StoryObj<typeof meta>

const ended = '2026-11-21T09:00:00+01:00'
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Du', {}, patience)).toBeVisible()
    await expect(canvas.getByText('Nina Nattvakt, klubben')).toBeVisible()
    await expect(canvas.getByText('Skade')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bilde 1 av 2 fra Du. Vis stort' }))
    const modal = within(await screen.findByRole('dialog', {}, patience))
    await expect(await modal.findByRole('img', { name: 'Bilde 1 av 2 fra Du' }, patience)).toBeVisible()
  },
}
const many = Array.from({ length: 22 }, (_, index) => ({
  kind: 'MESSAGE' as const,
  id: index + 1,
  text: `Melding ${index + 1}`,
  author: null,
  isFromStaff: false,
  createdAt: '2026-11-21T09:20:00+01:00',
  pictures: [],
}))
export const Many: Story = {
  parameters: { msw: sampleHandlers({ listMessages: () => ({ data: many }) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Melding 22', {}, patience)).toBeVisible()
    await expect(canvas.queryByText('Melding 2')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis 2 eldre meldinger' }))
    await expect(await canvas.findByText('Melding 1', {}, patience)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Meldinger' })).toHaveFocus(), patience)
  },
}
export const Empty: Story = { parameters: { msw: sampleHandlers({ listMessages: () => ({ data: [] }) }) } }
export const Loading: Story = { parameters: { msw: sampleHandlers({ listMessages: never }) } }
export const Failed: Story = {
  parameters: { msw: refuses('listMessages', 'server.busy') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi fikk ikke hentet meldingene', {}, patience)).toBeVisible()
  },
}
export const PictureFailed: Story = { parameters: { msw: refuses('getPicture', 'server.busy') } }
export const Offline: Story = { parameters: { host: { online: false } } }
export const Canceled: Story = {
  args: { reservation: sampleReservation({ id: 397, state: 'CANCELED' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis meldinger' }, patience))
    await expect(await canvas.findByText('Ladekabelen mangler.', {}, patience)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Ny melding' })).toBeNull()
  },
}

let asked = 0
/** Messages of what is over are fetched only when they are asked for. */
export const Over: Story = {
  args: { reservation: sampleReservation({ id: 400, state: 'PAST', ended }) },
  parameters: {
    msw: sampleHandlers({
      listMessages: () => {
        asked += 1
        return { data: [...sampleMessages] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    asked = 0
    const show = await canvas.findByRole('button', { name: 'Vis meldinger' }, patience)
    await expect(asked).toBe(0)
    await userEvent.click(show)
    await expect(await canvas.findByText('Ladekabelen mangler.', {}, patience)).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('textbox', { name: 'Ny melding' }, patience)
    await userEvent.click(canvas.getByRole('button', { name: 'Send melding' }))
    await canvas.findByText('Skriv noe, eller legg ved et bilde.', {}, patience)
    await userEvent.type(area, 'Jeg er forsinket')
    await userEvent.click(canvas.getByRole('button', { name: 'Send melding' }))
    await canvas.findByText('Meldingen er sendt.', {}, patience)
    await expect(area).toHaveValue('')
  },
}

export const SendingFailed: Story = {
  parameters: { msw: refuses('addMessage', 'server.busy') },
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('textbox', { name: 'Ny melding' }, patience)
    await userEvent.type(area, 'Jeg er forsinket')
    await userEvent.click(canvas.getByRole('button', { name: 'Send melding' }))
    await canvas.findByText('Tjenesten er opptatt akkurat nå. Prøv igjen om litt.', {}, patience)
    await expect(area).toHaveValue('Jeg er forsinket')
  },
}

let tell: (event: { topic: 'reservation'; reservationId: number }) => void = () => undefined
let answers = [...sampleMessages]
export const Live: Story = {
  parameters: {
    msw: sampleHandlers({ listMessages: () => ({ data: answers }) }),
    host: {
      subscribe: (listener: typeof tell) => {
        tell = listener
        return () => undefined
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ladekabelen mangler.', {}, patience)
    const last = sampleMessages[1]
    answers = last ? [...sampleMessages, { ...last, id: 9, text: 'Den ligger i hanskerommet.' }] : []
    tell({ topic: 'reservation', reservationId: 502 })
    await waitFor(() => expect(canvas.getByText('Den ligger i hanskerommet.')).toBeVisible(), patience)
    answers = [...sampleMessages]
  },
}
