import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { carHits, freeStretch, sampleCarPrice } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch } from './data.ts'
import { createSearch } from './model.ts'
import { ResultList } from './result-list.tsx'
import { ResultsTitle } from './results-title.tsx'
import { SortingSelect } from './sorting-select.tsx'

function Found() {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { results, period, retry } = useCarSearch(search)
  return (
    <>
      <SortingSelect search={search} />
      <ResultsTitle results={results} />
      <ResultList
        search={search}
        results={results}
        period={period}
        onRetry={retry}
        onOpen={search.selectCar}
        onHighlight={() => undefined}
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
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <div style={{ maxWidth: 388 }}>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof Found>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '8 biler, 5 ledige' })).toHaveAttribute(
      'aria-live',
      'polite',
    )
    await expect(canvas.getByRole('button', { name: /Toyota Proace City.*Opptatt i hele perioden/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Skoda Octavia.*Ledig 15:00–21:00/ })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /Toyota Yaris.*Nygårdsgaten · 180\sm.*\d\skr \+ 3,90\skr\/km$/ }),
    ).toBeVisible()
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
    canvas.getByRole('button', { name: /Sorter etter/ }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
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
    await expect(await canvas.findByRole('heading', { name: /^De 500 nærmeste bilene, \d+ ledige$/ })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: sampleHandlers({ searchCars: never }) } }
export const Empty: Story = { parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: [] }) }) } }
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
    await expect(await canvas.findByRole('heading', { name: '8 biler, 5 ledige' })).toBeVisible()
  },
}
