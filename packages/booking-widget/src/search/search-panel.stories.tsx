import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useOfferedFilters } from './data.ts'
import { createSearch } from './model.ts'
import { SearchPanel } from './search-panel.tsx'

function Panel({ isWhole = false }: { readonly isWhole?: boolean }) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  useOfferedFilters(search)
  return <SearchPanel search={search} isWhole={isWhole} />
}

const meta = {
  title: 'Booking/SearchPanel',
  component: Panel,
  parameters: {
    guide: {
      do: [
        'Place and time in sight, the rest behind one button that counts what is chosen.',
        'Search by itself when something is changed.',
      ],
      dont: [
        "Don't clear what was typed when it is wrong: say so at the field.",
        "Don't let a filter fall silently: its count stays on the button.",
      ],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story) => (
      <SampleFrame>
        <div style={{ maxWidth: 388 }}>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Whole: Story = { args: { isWhole: true } }

export const FiltersByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filter' })
    filters.focus()
    await userEvent.keyboard('{Enter}')
    const hide = await canvas.findByRole('switch', { name: /Skjul opptatte biler/ })
    await expect(hide).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: /Redusert egenandel/ })).toBeChecked()
    const electric = await canvas.findByRole('checkbox', { name: 'Elektrisk' })
    electric.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Filter (1)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nullstill filter' }))
    await expect(await canvas.findByRole('button', { name: 'Filter' })).toBeVisible()
  },
}

export const StartAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: /Starttid/ })
    await expect(start).toHaveTextContent('13:30')
    await userEvent.click(start)
    await userEvent.click(await screen.findByRole('option', { name: 'nå' }))
    await waitFor(() => expect(start).toHaveTextContent('nå'))
  },
}

export const WrongDate: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Startdato' })
    await userEvent.clear(date)
    await userEvent.type(date, '31.02.2027{Tab}')
    await expect(await canvas.findByText('Dato må fylles ut (DD.MM.YYYY/DDMMYYYY)')).toBeVisible()
    await expect(date).toHaveValue('31.02.2027')
  },
}

export const DayThatIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Startdato' })
    await userEvent.clear(date)
    await userEvent.type(date, '20.11.2026{Tab}')
    await expect(await canvas.findByText('Start kan ikke være i fortiden')).toBeVisible()
    await userEvent.clear(date)
    await userEvent.type(date, '24112026{Tab}')
    await waitFor(() => expect(canvas.queryByText('Start kan ikke være i fortiden')).toBeNull())
    const end = canvas.getByRole('textbox', { name: 'Sluttdato' })
    await userEvent.clear(end)
    await userEvent.type(end, '23.11.2026{Tab}')
    await expect(await canvas.findByText('Slutt må være etter start')).toBeVisible()
    await userEvent.clear(end)
    await userEvent.type(end, '2027-01-24{Tab}')
    await expect(await canvas.findByText('Perioden er for lang')).toBeVisible()
  },
}

export const PlaceByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('combobox', { name: 'Sted' })
    await expect(place).toHaveValue('Nygårdsgaten')
    place.focus()
    // Focus may scroll the page, and a list closes when what is under it scrolls.
    await waitFor(async () => {
      if (place.getAttribute('aria-expanded') !== 'true') await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('option', { name: /Sandviken/ })).toBeInTheDocument()
    })
    await userEvent.clear(place)
    await userEvent.type(place, 'sand')
    await screen.findByRole('option', { name: /Sandviken/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(place).toHaveValue('Sandviken'))
  },
}
