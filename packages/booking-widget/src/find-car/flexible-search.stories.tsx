import { MockRefusal, type MockRequest } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleReservation } from '../sample/bergen.ts'
import { flexibleHits } from '../sample/sample-flexible.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { FindCar } from './find-car.tsx'

const meta = {
  title: 'Booking/FlexibleSearch',
  component: FindCar,
  globals: { viewport: { value: 'desk' } },
  parameters: {
    guide: {
      do: ['Offer few times, the best first, and say what each gives up.', 'Name the nearest miss when nothing fits.'],
      dont: ["Don't search the whole month for somebody in a hurry."],
    },
    layout: 'fullscreen',
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <div style={{ height: '100dvh' }}>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof FindCar>
export default meta
type Story = StoryObj<typeof meta>

// The map is heavy without a graphics card.
const slow = { timeout: 10_000 }
type Play = Parameters<NonNullable<Story['play']>>[0]

async function turnOn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Når/ }, slow))
  const toggle = await screen.findByRole('switch', { name: /Fleksibel tid/ }, slow)
  toggle.focus()
  await userEvent.keyboard(' ')
  await screen.findByRole('button', { name: /Hvor lenge/ }, slow)
}

/** What is chosen stands in the line; the list comes into sight again. */
async function close({ userEvent }: Pick<Play, 'userEvent'>) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
}

const booked = fn<(body: unknown) => void>()

/** A suggestion is booked for exactly its time. */
export const BookASuggestion: Story = {
  beforeEach: () => {
    booked.mockClear()
  },
  parameters: {
    msw: sampleHandlers({
      createReservation: ({ body }) => {
        booked(body)
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await turnOn(context)
    await close(context)
    const list = await canvas.findByRole('list', { name: 'Biler' }, slow)
    const row = await within(list).findByRole('button', { name: /11:00–14:00, kan starte 11:00–14:00/ }, slow)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: /Sorter etter/ })).toBeNull()
    await userEvent.click(row)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserver' }, slow))
    const confirm = await canvas.findByRole('button', { name: 'Bekreft reservasjon' }, slow)
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(booked).toHaveBeenCalledOnce(), slow)
    await expect(booked.mock.calls[0]?.[0]).toMatchObject({
      start: '2026-11-22T11:00:00+01:00',
      end: '2026-11-22T14:00:00+01:00',
    })
  },
}

const misses = ({ query }: MockRequest) => ({ data: [], nearestMisses: flexibleHits(query, 30) })

export const NearestMiss: Story = {
  parameters: { msw: sampleHandlers({ searchFlexible: misses }) },
  play: async (context) => {
    await turnOn(context)
    await close(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Ingen biler passer helt' }, slow)).toBeVisible()
    await expect((await context.canvas.findAllByText(/^Slutter 30 min senere: /, {}, slow))[0]).toBeVisible()
  },
}

export const Nothing: Story = {
  parameters: { msw: sampleHandlers({ searchFlexible: () => ({ data: [], nearestMisses: [] }) }) },
  play: async (context) => {
    await turnOn(context)
    await close(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Ingen biler her' }, slow)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: sampleHandlers({ searchFlexible: () => never() }) },
  play: turnOn,
}

export const Failed: Story = {
  parameters: {
    msw: sampleHandlers({
      searchFlexible: () => {
        throw new MockRefusal('server.error')
      },
    }),
  },
  play: async (context) => {
    await turnOn(context)
    await close(context)
    const heading = await context.canvas.findByRole('heading', { name: 'Vi fikk ikke hentet bilene' }, slow)
    await expect(heading).toBeVisible()
  },
}

/** A length that does not fit between the two times is said at the field, and nothing is asked. */
export const TooLittleTime: Story = {
  play: async (context) => {
    const { userEvent } = context
    await turnOn(context)
    await userEvent.click(screen.getByRole('button', { name: /Senest ferdig/ }))
    await userEvent.click(await screen.findByRole('option', { name: '11:00' }, slow))
    const [said] = await screen.findAllByText('Tidsrommet må være minst like langt som turen', {}, slow)
    await expect(said).toBeVisible()
  },
}
