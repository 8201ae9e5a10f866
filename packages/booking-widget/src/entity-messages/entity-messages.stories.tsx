import type { EntityMessage } from '@delebil/core-api'
import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { EntityMessages } from './entity-messages.tsx'

const message = (more: Partial<EntityMessage> = {}): EntityMessage => ({
  id: 1,
  title: 'Husk porten',
  text: 'Porten i Nygårdsgaten må lukkes etter deg, også om dagen.\n\nKoden står i bilen.',
  trigger: 'BEFORE_TRIP',
  reservationIds: [501],
  carIds: [],
  ...more,
})
const tires = message({ id: 2, title: 'Vinterdekk', text: 'Bilen har piggfrie vinterdekk til 15. april.' })

let asked: unknown[] = []
let closed: unknown[] = []
const answers = (...messages: EntityMessage[]) =>
  sampleHandlers({
    listEntityMessages: ({ body }) => {
      asked.push(body)
      return { data: messages }
    },
    dismissEntityMessage: ({ params, body }) => {
      closed.push([params['id'], body])
      return undefined as never
    },
  })
const patient = { timeout: 10_000 }

const meta = {
  title: 'Booking/EntityMessages',
  component: EntityMessages,
  args: { reservationIds: [501, 502] },
  parameters: {
    guide: {
      do: ['Few words from the club, where they matter, in the order it wants.', 'Remember who has read them.'],
      dont: ["Don't cover what somebody types.", "Don't stop a booking because a message could not be fetched."],
    },
    msw: answers(message()),
  },
  beforeEach: () => {
    asked = []
    closed = []
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <h1>Reservasjoner</h1>
        <label>
          Notat <input />
        </label>
        <button type="button">Åpne bilen</button>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof EntityMessages>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', {}, patient)
    await expect(screen.getByText(/^Porten i Nygårdsgaten/)).toBeVisible()
    await expect(asked).toEqual([{ reservationIds: [501, 502], carIds: [] }])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Greit' })).toHaveFocus(), patient)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient)
    await waitFor(() => expect(closed).toEqual([['1', { reservationIds: [501], carIds: [] }]]), patient)
  },
}

export const TwoInOrder: Story = {
  parameters: { msw: answers(message(), tires) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Melding 1 av 2', {}, patient)).toBeVisible()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Melding 2 av 2', {}, patient)).toBeVisible()
    await expect(screen.getByText('Vinterdekk')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Greit' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient)
    await waitFor(() => expect(closed.map((each) => (each as string[])[0])).toEqual(['1', '2']), patient)
  },
}

/** For looking at. */
export const Open: Story = {}

let release: () => void = () => undefined
export const WaitsForTyping: Story = {
  parameters: {
    msw: sampleHandlers({
      listEntityMessages: () =>
        new Promise((resolve) => {
          release = () => resolve({ data: [message()] })
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox')
    await userEvent.type(note, 'Barnesete')
    release()
    await userEvent.type(note, ' til Ada')
    await expect(note).toHaveValue('Barnesete til Ada')
    await expect(note).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Åpne bilen' }))
    await screen.findByRole('dialog', {}, patient)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Åpne bilen' })).toHaveFocus(), patient)
  },
}

export const BeforeBooking: Story = {
  args: {
    reservationIds: [],
    carIds: [11],
    period: { start: new Date('2026-11-21T13:30:00+01:00'), end: new Date('2026-11-21T18:30:00+01:00') },
  },
  parameters: { msw: answers(message({ trigger: 'BOOKING', reservationIds: [], carIds: [11] })) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', {}, patient)
    await userEvent.keyboard('{Escape}')
    const period = { start: '2026-11-21T12:30:00.000Z', end: '2026-11-21T17:30:00.000Z' }
    await waitFor(() => expect(closed).toEqual([['1', { reservationIds: [], carIds: [11], period }]]), patient)
  },
}

export const NotRemembered: Story = {
  parameters: {
    msw: sampleHandlers({
      listEntityMessages: () => ({ data: [message()] }),
      dismissEntityMessage: () => Promise.reject(new MockRefusal('server.busy')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', {}, patient)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient)
    await expect(canvas.getByRole('button', { name: 'Åpne bilen' })).toBeVisible()
  },
}

export const CouldNotBeFetched: Story = {
  parameters: { msw: sampleHandlers({ listEntityMessages: () => Promise.reject(new MockRefusal('server.error')) }) },
}
export const Visitor: Story = {
  parameters: { host: { person: undefined, memberships: [], selectedMembership: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Åpne bilen' })).toBeVisible()
    await expect(asked).toEqual([])
  },
}
