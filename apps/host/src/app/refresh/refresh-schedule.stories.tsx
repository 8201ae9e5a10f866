import { CAR_LIST_REFRESH_MS } from '@delebil/validation/constants'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { Link } from 'react-router'
import { expect, spyOn, waitFor } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { paths } from '../../site/paths.ts'
import { useRefreshSchedule } from './use-refresh-schedule.ts'

let searches: string[] = []
let clocks = new Map<unknown, () => void>()

/** Four minutes pass. */
const pass = async () => {
  for (const ring of clocks.values()) ring()
  await new Promise((resolve) => setTimeout(resolve, 200))
}

function WithSchedule() {
  useRefreshSchedule()
  return (
    <>
      <Link to={paths.terms}>Vilkår</Link> <Link to={paths.findCar}>Velg bil</Link>
    </>
  )
}

const meta = {
  title: 'Site/CarListRefresh',
  component: WithSchedule,
  parameters: {
    msw: [
      http.get('/api/organizations', () => HttpResponse.json({ data: [], totalElements: 0, totalPages: 0 })),
      http.get('/api/search', ({ request }) => {
        searches.push(request.url)
        return HttpResponse.json({ cars: [] })
      }),
    ],
  },
  beforeEach: () => {
    searches = []
    clocks = new Map()
    const { setInterval: realBegin, clearInterval: realEnd } = globalThis
    const begin = spyOn(globalThis, 'setInterval').mockImplementation(((ring: () => void, ms?: number) => {
      const timer = realBegin(ms === CAR_LIST_REFRESH_MS ? () => undefined : ring, ms)
      if (ms === CAR_LIST_REFRESH_MS) clocks.set(timer, ring)
      return timer
    }) as typeof setInterval)
    const end = spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
      clocks.delete(timer)
      realEnd(timer)
    })
    return () => {
      begin.mockRestore()
      end.mockRestore()
    }
  },
} satisfies Meta<typeof WithSchedule>
export default meta
type Story = StoryObj<typeof meta>

/** Away from the search its list is asked for every four minutes, so that it is fresh when one comes back. */
export const AwayFromFindCar: Story = {
  render: () => (
    <SampleSite path="/terms">
      <WithSchedule />
    </SampleSite>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Velg bil' })
    await expect(searches).toHaveLength(0)
    await pass()
    await waitFor(() => expect(searches).toHaveLength(1))
    await userEvent.click(canvas.getByRole('link', { name: 'Velg bil' }))
    await pass()
    await expect(searches).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'Vilkår' }))
    await pass()
    await waitFor(() => expect(searches).toHaveLength(2))
  },
}

/** Where nobody looks nothing is asked for. */
export const HiddenTab: Story = {
  render: () => (
    <SampleSite path="/terms">
      <WithSchedule />
    </SampleSite>
  ),
  beforeEach: () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    return () => Reflect.deleteProperty(document, 'visibilityState')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Velg bil' })
    await pass()
    await expect(searches).toHaveLength(0)
  },
}
