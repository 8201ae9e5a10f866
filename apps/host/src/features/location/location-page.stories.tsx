import { BookingHostProvider } from '@delebil/booking-widget'
import { MockRefusal, type MockRequest, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, fn } from 'storybook/test'
import { useBookingHostValue } from '../../app/booking-host/use-booking-host.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { LocationPage } from './location-page.tsx'

function Page() {
  return (
    <BookingHostProvider value={{ ...useBookingHostValue(), mapStyleUrl: undefined }}>
      <Routes>
        <Route path="/locations/:id" element={<LocationPage />} />
      </Routes>
    </BookingHostProvider>
  )
}

interface PageProps {
  readonly id: string
  readonly isLoggedIn: boolean
}

const location = {
  id: 3,
  organizationId: 1,
  name: 'Nordnes',
  geojson: { type: 'Point', coordinates: [5.3102, 60.3975] },
  parkingDescription: 'Øverst på parkeringsplassen ved parken.',
  carCount: 1,
} as const
const getLocation = ({ params }: MockRequest) => {
  if (params['id'] !== '3') throw new MockRefusal('resource.unknown')
  return { ...location, geojson: { type: 'Point' as const, coordinates: [5.3102, 60.3975] as [number, number] } }
}
const mocks = (more: Parameters<typeof mockApi>[1] = {}) =>
  mockApi('', {
    getLocation,
    searchCars: () => ({ cars: [] }),
    listOrganizations: () => ({ data: [] }),
    listLocations: () => ({ data: [] }),
    getPrice: () => ({ cars: [] }),
    ...more,
  })

const meta = {
  title: 'Site/LocationPage',
  args: { id: '3', isLoggedIn: false },
  parameters: { msw: mocks() },
  render: ({ id, isLoggedIn }) => (
    <SampleSite path={`/locations/${id}`} {...(isLoggedIn && { whoami: sampleWhoami() })}>
      <Page />
    </SampleSite>
  ),
} satisfies Meta<PageProps>
export default meta
type Story = StoryObj<PageProps>

const slow = { timeout: 10_000 }
const headed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name }, slow)).toBeVisible()
  }

export const LoggedOut: Story = {
  play: async (context) => {
    await headed('Nordnes')(context)
    await expect(context.canvas.getByText('Øverst på parkeringsplassen ved parken.')).toBeVisible()
    const near = context.canvas.getByRole('link', { name: 'Finn biler i nærheten' })
    await expect(near).toHaveAttribute('href', '/findcar?location=3')
  },
}
export const LoggedIn: Story = { args: { isLoggedIn: true }, play: headed('Nordnes') }

/** An id that nobody knows, and one that can be none. */
export const Unknown: Story = { args: { id: '4711' }, play: headed('Ukjent lokasjonsID') }
export const NoId: Story = { args: { id: 'nordnes' }, play: headed('Ukjent lokasjonsID') }

export const Failed: Story = {
  parameters: {
    msw: mocks({
      getLocation: () => {
        throw new MockRefusal('server.busy')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, slow)).toBeVisible()
  },
}

const write = fn<(text: string) => Promise<void>>(async () => undefined)

/** Without sharing of the device's own the address goes to the clipboard. */
export const Shared: Story = {
  beforeEach: () => {
    write.mockClear()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(navigator, 'share')
    }
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Del stedet' }, slow)
    // The test's own keyboard and mouse bring a clipboard of theirs.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    await userEvent.click(button)
    await expect(await canvas.findByText('Lenken er kopiert.', {}, slow)).toBeVisible()
    await expect(write.mock.calls[0]?.[0]).toMatch(/\/locations\/3$/)
  },
}
