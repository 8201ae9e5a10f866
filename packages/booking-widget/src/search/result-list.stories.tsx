import { MockRefusal } from '@delebil/core-api/mocks'
import { SEATS_MAX } from '@delebil/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { proxy } from 'valtio/vanilla'
import { useBookingHost } from '../booking-host.ts'
import { carHits, freeStretch, sampleCarPrice } from '../sample/bergen.ts'
import { inPanel } from '../sample/in-panel.tsx'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import type { Highlight } from './car-item.tsx'
import { useCarSearch } from './data.ts'
import { createSearch } from './model.ts'
import { ResultList } from './result-list.tsx'
import { ResultsHead } from './results-head.tsx'

/** What is pointed at on the map. */
const onMap = proxy<Highlight>({ carId: undefined })

interface FoundProps {
  /** So many that the car must have. */
  readonly seats?: number
}

function Found({ seats }: FoundProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => {
    const made = createSearch(storage, now)
    if (seats !== undefined) made.setSeats(seats, SEATS_MAX)
    return made
  })
  const found = useCarSearch(search)
  const { results, period, retry } = found
  return (
    <>
      <ResultsHead search={search} found={found} />
      <ResultList
        search={search}
        results={results}
        period={period}
        onRetry={retry}
        onOpen={search.selectCar}
        onHighlight={() => undefined}
        highlight={onMap}
      />
    </>
  )
}

const many = Array.from(
  { length: 60 },
  (_, at) => ({ ...carHits[at % carHits.length], id: at + 1 }) as (typeof carHits)[number],
)

const meta = {
  title: 'Booking/ResultList',
  component: Found,
  parameters: {
    guide: {
      do: [
        'Say how many cars there are and how many are free.',
        'Keep the list that is there when a new search fails, with a way to try again.',
      ],
      dont: ["Don't let rows jump while prices come.", "Don't show a price that belongs to another time."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inPanel, inSampleFrame],
} satisfies Meta<typeof Found>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '5 ledige av 8 biler' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await expect(canvas.getByRole('button', { name: /Toyota Proace City.*Opptatt i hele perioden/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Skoda Octavia.*Ledig 15:00–21:00/ })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /Toyota Yaris.*Nygårdsgaten · 250\sm å gå.*\d\skr \+ 3,90\skr\/km$/ }),
    ).toBeVisible()
  },
}

/** A pin that is pointed at marks its row, and no other. */
export const PointedAtOnTheMap: Story = {
  beforeEach: () => {
    onMap.carId = undefined
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    onMap.carId = Number(rows[2]?.dataset['car'])
    await waitFor(() => expect(rows[2]).toHaveAttribute('data-highlighted'))
    await expect(rows.filter((row) => row.dataset['highlighted'] !== undefined)).toHaveLength(1)
  },
}

/** A car that is free for a part of the time costs what that part costs. */
const asked: unknown[] = []
export const PartIsPriced: Story = {
  beforeEach: () => {
    asked.length = 0
  },
  parameters: {
    msw: sampleHandlers({
      getPrice: ({ body }) => {
        asked.push((body as { parts: unknown }).parts)
        return { cars: (body as { cars: number[] }).cars.map((id) => sampleCarPrice(id, 6, 0, true)) }
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Skoda Octavia.*Ledig 15:00–21:00.*\skr\/km$/ })
    await expect(asked.at(-1)).toContainEqual({ id: 13, ...freeStretch })
  },
}

export const CheapestFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Renault Zoe.*\skr\/km$/ })
    canvas.getByRole('button', { name: 'Sorter etter: Nærmest' }).focus()
    await userEvent.keyboard('{Enter}')
    const nearest = await screen.findByRole('menuitemradio', { name: 'Nærmest' })
    await waitFor(() => expect(nearest).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => {
      const names = canvas.getAllByRole('listitem').map((row) => row.textContent ?? '')
      expect(names.slice(0, 2).map((name) => name.slice(0, 6))).toEqual(['Renaul', 'Skoda '])
    })
  },
}

export const More: Story = {
  parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: many }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis flere (35 til)' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50)
  },
}

const full = Array.from({ length: 500 }, (_, at) => ({ ...many[at % 60], id: at + 1 }) as (typeof carHits)[number])
export const MoreThanOneSearchBrings: Story = {
  parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: full }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\d+ ledige av de 500 nærmeste$/ })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: sampleHandlers({ searchCars: never }) } }
export const Empty: Story = {
  parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen biler her' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Nullstill filter' })).toBeNull()
  },
}

/** What can be loosened stands where there is nothing else to see. */
export const EmptyForTheFilters: Story = {
  args: { seats: 9 },
  parameters: {
    msw: sampleHandlers({
      searchCars: ({ query }) => ({ cars: query.get('filters') === null ? [...carHits] : [] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fjern 9 seter' }))
    await expect(await canvas.findByRole('heading', { name: '5 ledige av 8 biler' })).toBeVisible()
  },
}
export const Offline: Story = { parameters: { host: { online: false }, msw: sampleHandlers({ searchCars: never }) } }
export const StaleWhileOffline: Story = { parameters: { host: { online: false } } }
export const PricesUnknown: Story = {
  parameters: { msw: sampleHandlers({ getPrice: () => Promise.reject(new MockRefusal('server.busy')) }) },
}

let attempts = 0
export const FailedThenRetried: Story = {
  beforeEach: () => {
    attempts = 0
  },
  parameters: {
    msw: sampleHandlers({
      searchCars: () => {
        attempts += 1
        if (attempts === 1) throw new MockRefusal('server.error')
        return { cars: [...carHits] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Noe gikk galt hos oss. Prøv igjen senere.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }))
    await expect(await canvas.findByRole('heading', { name: '5 ledige av 8 biler' })).toBeVisible()
  },
}
