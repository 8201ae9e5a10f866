import { Logo, PlainIconButton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleReservation } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { FindCar } from './find-car.tsx'

const meta = {
  title: 'Booking/FindCar',
  component: FindCar,
  parameters: {
    guide: {
      do: [
        'List and map together on a desk, one over the other on a phone.',
        'Give the focus back to the row that was left.',
      ],
      dont: ["Don't load the page anew between list, car and booking.", "Don't forget the search on the way back."],
    },
    layout: 'fullscreen',
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <div style={{ height: '100dvh' }}>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof FindCar>
export default meta
type Story = StoryObj<typeof meta>

// The map is heavy without a graphics card, and the search waits 250 ms on top.
const slow = { timeout: 8000 }

export const Desk: Story = { globals: { viewport: { value: 'desk' } } }
export const Breakpoint: Story = { globals: { viewport: { value: 'breakpoint' } } }

/** What lies over the map leaves it its room, and the first look shows two whole cars. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: '5 ledige av 8 biler' }, slow)
    const sheet = canvas.getByRole('region', { name: 'Biler' })
    await expect(sheet).toHaveAttribute('data-position', 'half')
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[1]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Bare ledige' }))
    await canvas.findByRole('heading', { name: '5 ledige av 7 biler' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis mer: Biler' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis kartet' }))
    await expect(sheet).toHaveAttribute('data-position', 'half')
    await expect(heading).toHaveFocus()
  },
}

/** A page without a header of its own puts its logo into the search, and its menu beside it. */
export const PhoneWithAMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    logo: <Logo heightPx={40} />,
    menu: <PlainIconButton variant="floating" icon={Menu} label="Åpne menyen" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Åpne menyen' })).toBeVisible()
  },
}

/** From the keyboard it is one press past the search to the first car. */
export const PastTheSearch: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem', {}, slow)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Hopp til bilene' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')[0]?.querySelector(':focus')).toBeVisible()
  },
}

export const Offline: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { host: { online: false }, msw: sampleHandlers({ searchCars: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er offline', {}, slow)).toBeVisible()
  },
}

/** From the list to a booked car without a mouse, and the way back. */
export const BookByKeyboard: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /Toyota Yaris/ }, slow)
    row.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Toyota Yaris' })).toHaveFocus(), slow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Toyota Yaris/ })).toHaveFocus(), slow)
    await userEvent.keyboard('{Enter}')
    const book = await canvas.findByRole('button', { name: 'Reserver' }, slow)
    book.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bekreft reservasjonen' })).toHaveFocus(), slow)
    const confirm = canvas.getByRole('button', { name: 'Bekreft reservasjon' })
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Reservasjon 104501 er bekreftet.', {}, slow)).toBeVisible()
  },
}

/** A reload at the confirmation leads one step back, to the car's own entry: the next press leads to the list. */
const back = fn()
const replace = fn()
export const ReloadedAtTheConfirmation: Story = {
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    back.mockClear()
    replace.mockClear()
  },
  parameters: {
    host: {
      route: { current: { carId: 11, isBooking: true, locationId: undefined, depth: 2 }, push: fn(), replace, back },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(back).toHaveBeenCalledWith(1), slow)
    await expect(replace).not.toHaveBeenCalled()
    await canvas.findByRole('button', { name: 'Reserver' }, slow)
  },
}

/** The second click of a double click on 'Reserver' hits the button that came in its place: it books nothing. */
const booked = fn()
export const DoubleClickBooksNothing: Story = {
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    booked.mockClear()
  },
  parameters: {
    msw: sampleHandlers({
      createReservation: () => {
        booked()
        return { entity: sampleReservation(), errors: [] }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Toyota Yaris/ }, slow))
    await canvas.findByRole('table', { name: 'Pris' }, slow)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserver' }, slow))
    const confirm = await canvas.findByRole('button', { name: 'Bekreft reservasjon' }, slow)
    confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
    await canvas.findByRole('table', { name: 'Pris' }, slow)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(booked).not.toHaveBeenCalled()
    await userEvent.click(confirm)
    await waitFor(() => expect(booked).toHaveBeenCalledOnce(), slow)
  },
}
