import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { freeStretch, sampleCarPrice } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { CarPage, type CarPageProps } from './car-page.tsx'

function WithPeriod(props: CarPageProps) {
  const [period, setPeriod] = useState(props.period)
  const [kilometers, setKilometers] = useState(props.kilometers)
  return (
    <CarPage
      {...props}
      period={period}
      kilometers={kilometers}
      onKilometers={(chosen) => {
        setKilometers(chosen)
        props.onKilometers(chosen)
      }}
      onUsePeriod={(chosen) => {
        setPeriod(chosen)
        props.onUsePeriod(chosen)
      }}
    />
  )
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const meta = {
  title: 'Booking/CarPage',
  component: CarPage,
  render: (args) => <WithPeriod {...args} />,
  args: {
    carId: 11,
    period: { start: new Date('2026-11-21T13:30:00+01:00'), end: new Date('2026-11-21T23:30:00+01:00') },
    superDamageWaiver: true,
    kilometers: 40,
    onKilometers: fn(),
    onUsePeriod: fn(),
    onBook: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Price first, then what the car is like, then when it is free.',
        'Where the car is free for a part of the time, offer that part.',
      ],
      dont: ["Don't hide a car that is taken: say when it is free.", "Don't ask for a log-in before the booking."],
    },
    msw: sampleHandlers(),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            maxWidth: 390,
            minHeight: 672,
            marginInline: 'auto',
            padding: 16,
          }}
        >
          <h2>Bilen</h2>
          <Story />
        </div>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof CarPage>
export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('table', { name: 'Pris' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reserver' }))
    await expect(args.onBook).toHaveBeenCalledWith(expect.objectContaining({ id: 11, model: 'Toyota Yaris' }))
    await expect(canvas.getAllByRole('cell', { name: '24 opptatt' })).toHaveLength(2)
    await expect(canvas.getByRole('cell', { name: '21 ledig, valgt' })).toBeVisible()
    await expect(canvas.queryByText('small')).toBeNull()
  },
}

const price = (canvas: Canvas) => canvas.findByRole('region', { name: 'Pris' })

/** Without an estimate a price says what a kilometre costs, and how to be told the whole. */
export const NoEstimate: Story = {
  args: { kilometers: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(async () =>
      expect(await price(canvas)).toHaveTextContent(/^\d+(,\d\d)?\skr \+ 3,90\skr\/km · for 10\stimer/),
    )
    await expect(canvas.queryByText(/totalt|anslått/i)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Øk|forhøy/i }))
    await expect(args.onKilometers).toHaveBeenCalledWith(10)
    await waitFor(async () => expect(await price(canvas)).toHaveTextContent(/anslått for 10\stimer og 10\skm/))
  },
}

/** Price first and whole; the lines below it say the same words as the invoice will. */
export const Estimated: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await price(canvas)).toHaveTextContent(/^\d+(,\d\d)?\skr, anslått for 10\stimer og 40\skm/),
    )
    const lines = await canvas.findByRole('table', { name: 'Pris' })
    await expect(lines).toHaveTextContent(
      /Startpris39\skr.*Leietid, 10\st × .*Kilometer, 40\skm × .*Redusert egenandel/,
    )
    await expect(canvas.queryByText(/totalt/i)).toBeNull()
    await expect(await canvas.findByRole('img', { name: /^Du får bilen 13:30–23:30\./ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vis vei' })).toHaveAttribute(
      'href',
      expect.stringMatching(/destination=60\.3853,5\.3332$/),
    )
  },
}

/** The price is that of the part that can be had, before anybody answers. */
export const PartialPriced: Story = {
  args: { carId: 13 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ledig 15:00–21:00')).toBeVisible()
    await expect(canvas.getByText('Opptatt til 15:00 og fra 21:00.')).toBeVisible()
    await waitFor(async () => expect(await price(canvas)).toHaveTextContent(/anslått for 6\stimer og 40\skm/))
    await expect(await canvas.findByRole('table', { name: 'Pris' })).toHaveTextContent(/Leietid, 6\st × /)
  },
}

/** Nothing that stands already moves while it becomes known what can be had and what that costs. */
export const PartialPricedLater: Story = {
  args: { carId: 13 },
  parameters: {
    msw: [
      http.get('*/api/cars/13/availability', async () => {
        await delay(500)
        return undefined
      }),
      ...sampleHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    let shift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift' })
    await expect(await canvas.findByText('Ledig 15:00–21:00')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Pris' })).toBeVisible()
    observer.disconnect()
    await expect(shift).toBe(0)
  },
}

export const PartialTaken: Story = {
  args: { carId: 13 },
  play: async ({ canvas, userEvent, args }) => {
    const question = await canvas.findByRole('group', { name: 'Bilen er bare ledig deler av tiden' })
    await expect(question).toHaveAccessibleDescription(/fra lør.* 21\. nov.* 15:00 til lør.* 21\. nov.* 21:00/)
    canvas.getByRole('button', { name: 'Ja' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUsePeriod).toHaveBeenCalledWith({
      start: new Date(freeStretch.start),
      end: new Date(freeStretch.end),
    })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reserver' })).toHaveFocus())
  },
}

export const PartialAsked: Story = { args: { carId: 13 } }

export const PartialRefused: Story = {
  args: { carId: 13 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nei' }))
    const book = await canvas.findByRole('button', { name: 'Reserver' })
    await waitFor(() => expect(book).toHaveFocus())
    await expect(book).toHaveAttribute('aria-disabled', 'true')
    await expect(book).toHaveAccessibleDescription('Velg en tid da bilen er ledig for å reservere den.')
    await userEvent.click(book)
    await expect(args.onBook).not.toHaveBeenCalled()
  },
}

export const Taken: Story = { args: { carId: 14 } }
export const OverThirtyDays: Story = {
  args: { period: { start: new Date('2026-11-21T13:30:00+01:00'), end: new Date('2026-12-28T13:30:00+01:00') } },
}
export const Offline: Story = { parameters: { host: { online: false } } }
export const Loading: Story = { parameters: { msw: sampleHandlers({ getCar: never }) } }
export const Unknown: Story = { args: { carId: 999 } }
export const PriceFailed: Story = {
  parameters: { msw: sampleHandlers({ getPrice: () => Promise.reject(new MockRefusal('server.busy')) }) },
}

/** A price that was worked out for another window is never shown for this one. */
let isPriced = true
export const PriceOfAnotherWindowFailed: Story = {
  args: { carId: 13 },
  beforeEach: () => {
    isPriced = true
  },
  parameters: {
    msw: sampleHandlers({
      getPrice: ({ body }) => {
        if (!isPriced) throw new MockRefusal('server.busy')
        return { cars: (body as { cars: number[] }).cars.map((id) => sampleCarPrice(id, 10, 40, true)) }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Pris' })
    isPriced = false
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja' }))
    await canvas.findByText('Vi fikk ikke regnet ut prisen.')
    await expect(canvas.queryByText(/\d\skr$/)).toBeNull()
  },
}
export const CalendarFailed: Story = {
  parameters: { msw: sampleHandlers({ getReservedDays: () => Promise.reject(new MockRefusal('server.busy')) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Pris' })
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Dager framover' })).toHaveTextContent(/Prøv igjen/))
    await expect(canvas.queryByRole('cell', { name: /ledig/ })).toBeNull()
  },
}
