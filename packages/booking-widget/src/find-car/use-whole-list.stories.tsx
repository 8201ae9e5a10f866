import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BookingHostProvider } from '../booking-host-provider.tsx'
import { sampleHost } from '../sample/sample-host.tsx'
import type { Results } from '../search/results.ts'
import { useWholeList } from './use-whole-list.ts'

interface ListProps {
  readonly results: Results
  readonly onListShown: () => void
}

function List({ results }: Pick<ListProps, 'results'>) {
  const { isSettled } = useWholeList(results)
  return <p>{isSettled ? 'Nå kan kartet komme' : 'Listen kommer først'}</p>
}

/** A list and what comes after it. */
const Whole = ({ results, onListShown }: ListProps) => (
  <BookingHostProvider value={sampleHost({ onListShown })}>
    <List results={results} />
  </BookingHostProvider>
)

const meta = {
  title: 'Booking/WholeList',
  component: Whole,
  args: { onListShown: fn() },
  parameters: {
    guide: {
      do: ['Let the map come once the list says all that it will.'],
      dont: ["Don't wait for ever: prices may never come."],
    },
  },
} satisfies Meta<typeof Whole>
export default meta
type Story = StoryObj<typeof meta>

/** There are no rows to wait for. */
export const WithoutRows: Story = {
  args: { results: { name: 'empty' } },
  play: async ({ canvas, args }) => {
    await expect(args.onListShown).toHaveBeenCalled()
    await expect(await canvas.findByText('Nå kan kartet komme')).toBeVisible()
  },
}

/** Nobody says that the rows are whole: it is given up after a second. */
export const WithoutPrices: Story = {
  args: { results: { name: 'filled', cars: [], isRefreshing: false, isStale: false } },
  play: async ({ canvas, args }) => {
    await expect(args.onListShown).not.toHaveBeenCalled()
    await expect(await canvas.findByText('Nå kan kartet komme', {}, { timeout: 5000 })).toBeVisible()
    await expect(args.onListShown).toHaveBeenCalled()
  },
}
