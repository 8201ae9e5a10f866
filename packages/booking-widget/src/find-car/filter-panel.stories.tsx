import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch, useOfferedFilters } from '../search/data.ts'
import { createSearch } from '../search/model.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterSlot } from './filter-slot.tsx'
import { createFindCarControl } from './model.ts'
import { useFilterCount } from './use-filter-count.ts'

function Panel({ isWide = true }: { readonly isWide?: boolean }) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const [control] = useState(createFindCarControl)
  useOfferedFilters(search)
  useFilterCount(search, control)
  const found = useCarSearch(search)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: isWide ? '440px 1fr' : '1fr', height: 720 }}>
      <FilterChips search={search} control={control} isOnMap={!isWide} />
      <div style={{ position: 'relative' }}>
        <FilterSlot search={search} control={control} found={found} isWide={isWide} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Booking/FilterPanel',
  component: Panel,
  globals: { viewport: { value: 'desk' } },
  parameters: {
    guide: {
      do: ['Only what narrows the search.', 'Say at the foot how many are left, while one chooses.'],
      dont: ["Don't ask for time and place again.", "Don't move the list."],
    },
    layout: 'fullscreen',
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
type Play = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'VALG' }))
  return within(await screen.findByRole('dialog', { name: 'Valg' }, slow))
}

/** What a car looks like is chosen by its picture. */
export const ByPicture: Story = {
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(await panel.findByRole('checkbox', { name: 'Stasjonsvogn' }, slow))
    await panel.findByRole('button', { name: 'Vis 2 biler' }, slow)
    await expect(context.canvas.getByRole('button', { name: 'Fjern Stasjonsvogn' })).toBeVisible()
  },
}

/** Each choice is counted at once, at the foot, on the button and among the chips. */
export const CountsWhileOneChooses: Story = {
  play: async (context) => {
    const panel = await open(context)
    await panel.findByRole('button', { name: 'Vis 8 biler' }, slow)
    await context.userEvent.click(await panel.findByRole('checkbox', { name: 'Diesel' }, slow))
    await panel.findByRole('button', { name: 'Vis 2 biler' }, slow)
    await expect(context.canvas.getByRole('button', { name: 'VALG 1' })).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Fjern Diesel' }))
    await panel.findByRole('button', { name: 'Vis 8 biler' }, slow)
  },
}

/** The foot says in words that nothing is left; a reset brings all of it back. */
export const NothingFits: Story = {
  parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: [] }) }) },
  play: async (context) => {
    const panel = await open(context)
    await expect(await panel.findByRole('button', { name: 'Ingen biler passer' }, slow)).toBeVisible()
  },
}

export const Reset: Story = {
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(await panel.findByRole('checkbox', { name: 'Elektrisk' }, slow))
    await context.userEvent.click(panel.getByRole('switch', { name: /Bare ledige biler/ }))
    await panel.findByRole('button', { name: 'Vis 3 biler' }, slow)
    await context.userEvent.click(panel.getByRole('button', { name: 'Nullstill' }))
    await panel.findByRole('button', { name: 'Vis 8 biler' }, slow)
    await expect(panel.getByRole('checkbox', { name: 'Elektrisk' })).not.toBeChecked()
  },
}

/** It holds nobody, and Escape gives the focus back to the button that opened it. */
export const EscapeGivesFocusBack: Story = {
  play: async (context) => {
    const panel = await open(context)
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Valg' })).toHaveFocus(), slow)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'VALG' })).toHaveFocus(), slow)
  },
}

export const Phone: Story = {
  args: { isWide: false },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const panel = await open(context)
    await context.userEvent.click(await panel.findByRole('radio', { name: '7+' }, slow))
    await context.userEvent.click(await panel.findByRole('button', { name: 'Vis 1 bil' }, slow))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await expect(context.canvas.getByRole('button', { name: '7 seter' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** At 320 px the button with its count stays one line. */
export const Narrow: Story = {
  args: { isWide: false },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7 seter' }))
    const button = await canvas.findByRole('button', { name: 'VALG 1' }, slow)
    await expect(button.getBoundingClientRect().height).toBeLessThan(48)
  },
}
