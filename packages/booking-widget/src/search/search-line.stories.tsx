import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch, useOfferedFilters } from './data.ts'
import { createSearch } from './model.ts'
import { SearchLine } from './search-line.tsx'

interface FrameProps {
  readonly widthPx?: number
  readonly kilometers?: number
}

function Line({ widthPx = 448, kilometers = 0 }: FrameProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => {
    const made = createSearch(storage, now)
    made.setKilometerEstimate(kilometers)
    return made
  })
  useOfferedFilters(search)
  return (
    <div style={{ width: widthPx, maxWidth: '100%', minHeight: 560 }}>
      <SearchLine search={search} found={useCarSearch(search)} />
    </div>
  )
}

const meta = {
  title: 'Booking/SearchLine',
  component: Line,
  parameters: {
    guide: {
      do: [
        'One line that reads as a sentence: where, when, how far.',
        'Each field opens over the list, which stays where it is.',
      ],
      dont: ["Don't push the list away.", "Don't put filters into it: those are behind 'Valg'."],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<FrameProps>
export default meta
type Story = StoryObj<FrameProps>

const slow = { timeout: 10_000 }

/** At 408 px nothing of it is cut. */
export const Narrowest: Story = {
  args: { widthPx: 408, kilometers: 50 },
  play: async ({ canvas }) => {
    const line = canvas.getByLabelText('Søk etter bil')
    await expect(line.getBoundingClientRect().height).toBe(56)
    for (const text of ['Nygårdsgaten', 'I dag 13:30–23:30', /^50\skm$/]) {
      const value = canvas.getByText(text)
      await expect(value.scrollWidth).toBe(value.clientWidth)
    }
  },
}

/** Escape closes what a field has opened and gives the focus back to it. */
export const EscapeGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^Hvor langt/ })
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: 'Hvor langt' }, slow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Hvor langt/ })).toHaveFocus(), slow)
  },
}

export const PressOutsideCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hvor langt/ }))
    await screen.findByRole('dialog', { name: 'Hvor langt' }, slow)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  },
}
