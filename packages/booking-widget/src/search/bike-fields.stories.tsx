import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { inPanel } from '../sample/in-panel.tsx'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { BikeFields } from './bike-fields.tsx'
import { createSearch } from './model.ts'

function Fields() {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  return (
    <>
      <p>Filter</p>
      <BikeFields search={search} />
    </>
  )
}

const meta = {
  title: 'Booking/BikeFields',
  component: Fields,
  parameters: {
    guide: {
      do: ['A choice that is off until it is asked for.', 'Say when there are no bikes near by.'],
      dont: ["Don't fetch stations before the choice is on."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inPanel, inSampleFrame],
} satisfies Meta<typeof Fields>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Vis bysykler' }, slow)).not.toBeChecked()
  },
}

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Vis bysykler' }, slow)
    toggle.focus()
    await userEvent.keyboard(' ')
    const list = await canvas.findByRole('list', { name: 'Nærmeste bysykler' }, slow)
    const [nearest] = within(list).getAllByRole('listitem')
    await expect(nearest).toHaveTextContent(/^Nygårdsporten · \d+\sm5 sykler, 11 ledige plasser$/)
  },
}

/** The switch stays; what it shows comes when the network answers. */
export const Silent: Story = {
  parameters: {
    msw: sampleHandlers({
      listBikeStations: () => {
        throw new MockRefusal('places.unanswered')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Vis bysykler' }, slow))
    await expect(await canvas.findByText('Vi får ikke hentet bysyklene nå.', {}, slow)).toBeVisible()
  },
}

export const NoneNearby: Story = {
  parameters: { msw: sampleHandlers({ listBikeStations: () => ({ network: 'bergenbysykkel', data: [] }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Vis bysykler' }, slow))
    await expect(await canvas.findByText('Ingen bysykler i nærheten.', {}, slow)).toBeVisible()
  },
}
