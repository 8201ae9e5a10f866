import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch } from './data.ts'
import { createSearch } from './model.ts'
import { SearchPill } from './search-pill.tsx'

function Pill({ kilometers = 0 }: { readonly kilometers?: number }) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => {
    const made = createSearch(storage, now)
    made.setKilometerEstimate(kilometers)
    return made
  })
  return <SearchPill search={search} found={useCarSearch(search)} />
}

const meta = {
  title: 'Booking/SearchPill',
  component: Pill,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      do: ['Where in bold, the rest below it, in two lines over the map.'],
      dont: ["Don't repeat the filters in it."],
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
} satisfies Meta<typeof Pill>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }

export const WithoutEstimate: Story = {
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('button', { name: /^Endre søk: Nygårdsgaten/ })
    await expect(pill).toHaveTextContent(/I dag 13:30–23:30$/)
    await expect(pill.getBoundingClientRect().height).toBeGreaterThanOrEqual(56)
  },
}

export const WithEstimate: Story = {
  args: { kilometers: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/I dag 13:30–23:30 · 50\skm$/)
  },
}

/** On the smallest phone a day with its times is said whole, in the search and in what opens it. */
export const SmallestPhone: Story = {
  args: { kilometers: 50 },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const search = within(await screen.findByRole('dialog', { name: 'Søk etter bil' }, slow))
    await userEvent.click(await search.findByRole('button', { name: 'I morgen' }, slow))
    const [, value] = search.getByRole('button', { name: /^Når/ }).querySelectorAll('span')
    await expect(value).toHaveTextContent(/–/)
    await expect(value?.scrollWidth).toBe(value?.clientWidth)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    const time = canvas.getByText(/· 50\skm$/)
    await expect(time.scrollWidth).toBe(time.clientWidth)
  },
}

/** All of the search behind one press, and Escape leaves it. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const search = within(await screen.findByRole('dialog', { name: 'Søk etter bil' }, slow))
    await userEvent.click(await search.findByRole('button', { name: 'I morgen' }, slow))
    await userEvent.click(search.getByRole('button', { name: /^Hvor langt/ }))
    await userEvent.click(await search.findByRole('button', { name: /^50\skm$/ }, slow))
    await userEvent.click(search.getByRole('button', { name: /^Hvor Nygårdsgaten/ }))
    await waitFor(() => expect(search.getByRole('searchbox', { name: 'Hvor?' })).toHaveFocus(), slow)
    await userEvent.click(await search.findByRole('button', { name: /^Sandviken/ }, slow))
    await userEvent.click(await search.findByRole('button', { name: /^Vis 5 ledige biler/ }, slow))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    const pill = canvas.getByRole('button', { name: /^Endre søk: Sandviken/ })
    await expect(pill).toHaveTextContent(/I morgen 09:00–17:00 · 50\skm$/)
    await userEvent.click(pill)
    await screen.findByRole('dialog', { name: 'Søk etter bil' }, slow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
  },
}
