import type { CarHit } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useBookingHost } from '../booking-host.ts'
import { carHits } from '../sample/bergen.ts'
import { inPanel } from '../sample/in-panel.tsx'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { CarRows } from './car-rows.tsx'
import { usePeriod } from './data.ts'
import { createSearch } from './model.ts'

interface RowsProps {
  readonly cars: readonly CarHit[]
  readonly onOpen: (carId: number) => void
  /** Told how many rows there are whenever that changes. */
  readonly onRows: (count: number) => void
}

function Rows({ cars, onOpen, onRows }: RowsProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { start, end } = usePeriod(search)
  const frame = useRef<HTMLDivElement>(null)
  const [drawings, setDrawings] = useState(1)
  const [calm] = useState(() => () => undefined)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const count = () => onRows(element.querySelectorAll('li').length)
    const observer = new MutationObserver(count)
    observer.observe(element, { childList: true, subtree: true })
    count()
    return () => observer.disconnect()
  }, [onRows])
  return (
    <div ref={frame}>
      <Button onPress={() => setDrawings(drawings + 1)}>Tegn på nytt</Button>
      <CarRows
        search={search}
        cars={cars}
        period={{ start: new Date(start), end: new Date(end) }}
        isRefreshing={false}
        isStale={false}
        onOpen={(carId) => onOpen(carId * drawings)}
        onHighlight={calm}
      />
    </div>
  )
}

const many = Array.from({ length: 60 }, (_, at) => ({ ...carHits[at % carHits.length], id: at + 1 }) as CarHit)

const meta = {
  title: 'Booking/CarRows',
  component: Rows,
  args: { cars: many, onOpen: fn(), onRows: fn() },
  parameters: {
    guide: {
      do: ['Draw what is in sight at once, and the rest when the browser rests.'],
      dont: ["Don't draw a row anew that says the same as before."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inPanel, inSampleFrame],
} satisfies Meta<typeof Rows>
export default meta
type Story = StoryObj<typeof meta>

export const ByAndBy: Story = {
  play: async ({ canvas, args }) => {
    const counts = () => (args.onRows as ReturnType<typeof fn>).mock.calls.flat()
    await waitFor(() => expect(counts().at(-1)).toBe(25))
    await expect([...new Set(counts())]).toEqual([5, 8, 11, 14, 17, 20, 23, 25])
    await expect(await canvas.findByRole('button', { name: /^Vis flere/ })).toBeVisible()
  },
}

let reads = 0
/** Says how often it was looked at by what draws it. */
const watched = many.slice(0, 4).map((car) =>
  Object.defineProperty({ ...car }, 'model', {
    get: () => {
      reads += 1
      return car.model
    },
  }),
)

export const DrawnOnce: Story = {
  args: { cars: watched },
  play: async ({ canvas, userEvent, args }) => {
    const rows = () => canvas.getAllByRole('listitem').map((row) => row.querySelector('button') as HTMLElement)
    await waitFor(() => expect(rows().filter((row) => /kr/.test(row.textContent ?? ''))).toHaveLength(4))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('gå'))
    const before = reads
    await userEvent.click(canvas.getByRole('button', { name: 'Tegn på nytt' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tegn på nytt' }))
    await expect(reads).toBe(before)
    // It does what the newest drawing says.
    await userEvent.click(rows()[0] as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledWith((watched[0]?.id ?? 0) * 3)
  },
}
