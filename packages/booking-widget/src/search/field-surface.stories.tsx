import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch } from './data.ts'
import { FieldSurface } from './field-surface.tsx'
import { createSearch } from './model.ts'
import type { SearchField } from './search-field.ts'
import { useSearchWords } from './use-search-words.ts'

const done = fn()

interface SurfaceProps {
  readonly field?: SearchField
  readonly isSearched?: boolean
}

function Surface({ field = 'when', isSearched = true }: SurfaceProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { when, howFar } = useSearchWords(search)
  const { results } = useCarSearch(search)
  return (
    <div style={{ maxWidth: 608 }}>
      <p data-testid="words">
        {when}, {howFar}
      </p>
      <FieldSurface field={field} search={search} results={isSearched ? results : undefined} onDone={done} />
    </div>
  )
}

const meta = {
  title: 'Booking/FieldSurface',
  component: Surface,
  parameters: {
    guide: {
      do: ['What is asked for most is one press.', 'Say at the foot how many cars are free, while one chooses.'],
      dont: ["Don't take away a time that was chosen before another is."],
    },
    msw: sampleHandlers(),
  },
  beforeEach: () => {
    done.mockClear()
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof Surface>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
type Play = Parameters<NonNullable<Story['play']>>[0]
const says = (canvas: Play['canvas'], words: string | RegExp) =>
  waitFor(() => expect(canvas.getByTestId('words')).toHaveTextContent(words), slow)

/** Times that many ask for are one press, and the button counts what is free then. */
export const QuickTimes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Vis 5 ledige biler' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'I morgen' }))
    await says(canvas, 'I morgen 09:00–17:00')
    await userEvent.click(canvas.getByRole('button', { name: /^I helga/ }))
    await says(canvas, '21.–22. nov.')
    await userEvent.click(canvas.getByRole('button', { name: 'Nå' }))
    await says(canvas, 'Nå til 23:30')
    await userEvent.click(canvas.getByRole('button', { name: /^Vis/ }))
    await expect(done).toHaveBeenCalledOnce()
  },
}

/** The first press on the calendar is the first day, the next the last; one before it is another first. */
export const DaysOfATrip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /24\. november/ }))
    await says(canvas, 'tir. 24. nov. 13:30–23:30')
    await expect(canvas.getByRole('radio', { name: 'Til tir. 24. nov.' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /26\. november/ }))
    await says(canvas, '24.–26. nov.')
    await userEvent.click(canvas.getByText('Til tor. 26. nov.'))
    await userEvent.click(canvas.getByRole('button', { name: /23\. november/ }))
    await says(canvas, '23.–26. nov.')
  },
}

export const TimesByTheClock: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('10 t, samme dag. Minst én time.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Til$/ }))
    await userEvent.click(await screen.findByRole('option', { name: '14:00' }, slow))
    await says(canvas, 'I dag 13:00–14:00')
    await userEvent.click(canvas.getByRole('button', { name: /Fra$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'nå' }, slow))
    await says(canvas, 'Nå til 14:00')
  },
}

export const Flexible: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Fleksibel tid/ }))
    await says(canvas, '3 t i morgen')
    await userEvent.click(canvas.getByRole('button', { name: /24\. november/ }))
    await says(canvas, '3 t tir. 24. nov.')
    await expect(canvas.queryByRole('button', { name: 'I morgen' })).toBeNull()
  },
}

/** Not known until somebody says so; then the prices reckon with it. */
export const HowFar: Story = {
  args: { field: 'howFar' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Vet ikke' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/hver for seg/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^50\skm$/ }))
    await says(canvas, /50\skm$/)
    await expect(canvas.getByText(/Prisene regner med 50\skm i alt/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Øk/ }))
    await says(canvas, /60\skm$/)
  },
}

/** Where one car is looked at: its time alone, which is fixed. */
export const OfOneCar: Story = {
  args: { isSearched: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ferdig' }))
    await expect(done).toHaveBeenCalledOnce()
  },
}
