import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { type BookingHost, useBookingHost } from '../booking-host.ts'
import { inPanel } from '../sample/in-panel.tsx'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { useCarSearch } from './data.ts'
import { fetchFirstSearch } from './fetch-first-search.ts'
import { createSearch } from './model.ts'
import { ResultList } from './result-list.tsx'

interface AheadProps {
  /** Told how many rows the first drawing has. */
  readonly onDrawn: (rows: number) => void
}

/** The list, once the server has answered what was asked ahead of it. */
function Ahead(props: AheadProps) {
  const host = useBookingHost()
  const first = useRef(host)
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const { api, ...asking } = first.current
    const call: BookingHost['api']['call'] = async (...asked) => {
      const answer = await api.call(...asked)
      setTimeout(() => setHasCome(true))
      return answer
    }
    fetchFirstSearch({ ...asking, api: { ...api, call } })
  }, [])
  return hasCome && <Found {...props} />
}

function Found({ onDrawn }: AheadProps) {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { results, period, retry } = useCarSearch(search)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => onDrawn(frame.current?.querySelectorAll('li').length ?? 0), [onDrawn])
  return (
    <div ref={frame}>
      <ResultList
        search={search}
        results={results}
        period={period}
        onRetry={retry}
        onOpen={search.selectCar}
        onHighlight={calm}
      />
    </div>
  )
}

const calm = () => undefined

const meta = {
  title: 'Booking/FirstSearch',
  component: Ahead,
  args: { onDrawn: fn() },
  parameters: {
    guide: {
      do: ['Ask for the first list before anything is drawn.'],
      dont: ["Don't draw a list that waits where its rows are there."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inPanel, inSampleFrame],
} satisfies Meta<typeof Ahead>
export default meta
type Story = StoryObj<typeof meta>

export const AskedAhead: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('listitem')
    await expect((args.onDrawn as ReturnType<typeof fn>).mock.calls).toEqual([[5]])
  },
}
