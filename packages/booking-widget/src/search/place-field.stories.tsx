import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type BookingHost, useBookingHost } from '../booking-host.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { addresses } from '../sample/sample-places.ts'
import { usePlace } from './data.ts'
import { createSearch } from './model.ts'
import { PlaceField } from './place-field.tsx'

interface FieldProps {
  readonly host?: Partial<BookingHost>
}

function Field() {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { name, latitude } = usePlace(search)
  return (
    <>
      <PlaceField search={search} />
      <p>
        Søker ved {name}, {latitude.toFixed(4)}
      </p>
    </>
  )
}

const meta = {
  title: 'Booking/PlaceField',
  component: Field,
  parameters: {
    guide: {
      do: ['Our own places first, then addresses.', "Ask for the device's position only when somebody presses for it."],
      dont: [
        "Don't let a late answer replace a newer one.",
        "Don't blame the person for a position that could not be had.",
      ],
    },
    msw: sampleHandlers(),
  },
  render: ({ host }) => (
    <SampleFrame {...(host && { host })}>
      <div style={{ maxWidth: 388, minHeight: 420 }}>
        <Field />
      </div>
    </SampleFrame>
  ),
} satisfies Meta<FieldProps>
export default meta
type Story = StoryObj<FieldProps>

const slow = { timeout: 10_000 }
type Play = Parameters<NonNullable<Story['play']>>[0]

async function type({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string) {
  const field = await canvas.findByRole('combobox', { name: 'Sted' }, slow)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

/** The list opens at its top, with what is nearest first, and a press takes what stands in the field. */
export const OpensAtTheTop: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Sted' }, slow)
    await waitFor(() => expect(field).toHaveValue('Nygårdsgaten'), slow)
    await userEvent.click(field)
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Nygårdsgaten'.length])
    const names = (await screen.findAllByRole('option', {}, slow)).map(({ textContent }) => textContent)
    await expect(names.slice(1, 3)).toEqual(['Min posisjon', 'Nygårdsgaten'])
    await expect(screen.getByRole('listbox').scrollTop).toBe(0)
  },
}

/** Own places at once, addresses 300 ms later, each in its group; choosing an address moves the search. */
export const Addresses: Story = {
  play: async (context) => {
    const field = await type(context, 'sand')
    await screen.findByRole('option', { name: 'Sandgotna, Bergen' }, slow)
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Steder',
      expect.stringMatching(/^Sandviken3 biler · \d,\d\skm$/),
      'Adresser',
      'Sandbrekkevegen 12, Bergen',
      'Sandgotna, Bergen',
      'Sandslimarka 3',
    ])
    await context.userEvent.click(screen.getByRole('option', { name: /Sandbrekkevegen 12, Bergen/ }))
    await expect(
      await context.canvas.findByText('Søker ved Sandbrekkevegen 12, Bergen, 60.3155', {}, slow),
    ).toBeVisible()
    await waitFor(() => expect(field).toHaveValue('Sandbrekkevegen 12, Bergen'), slow)
  },
}

/** A place that was chosen is among the recent ones next time. */
export const AddressIsRemembered: Story = {
  play: async (context) => {
    const field = await type(context, 'sandgotna')
    await context.userEvent.click(await screen.findByRole('option', { name: /Sandgotna, Bergen/ }, slow))
    await waitFor(() => expect(field).toHaveValue('Sandgotna, Bergen'), slow)
    await type(context, 'sandg')
    await expect(await screen.findByRole('option', { name: /Sandgotna, Bergen.*Brukt før/ }, slow)).toBeInTheDocument()
  },
}

/** The answer to what was typed first comes last: it is dropped. */
let answerFirst: (() => void) | undefined
export const StaleAnswerIsDropped: Story = {
  parameters: {
    msw: sampleHandlers({
      findAddresses: async ({ query }) => {
        if (query.get('text') === 'sandb') {
          await new Promise<void>((resolve) => {
            answerFirst = resolve
          })
          return { data: [...addresses] }
        }
        return { data: addresses.slice(1, 2) }
      },
    }),
  },
  play: async (context) => {
    const field = await type(context, 'sandb')
    await waitFor(() => expect(answerFirst).toBeDefined(), slow)
    await context.userEvent.clear(field)
    await context.userEvent.type(field, 'sandgot')
    await screen.findByRole('option', { name: /Sandgotna/ }, slow)
    answerFirst?.()
    await waitFor(() => expect(screen.queryByRole('option', { name: /Sandbrekkevegen/ })).toBeNull(), slow)
    await expect(screen.getByRole('option', { name: /Sandgotna/ })).toBeInTheDocument()
  },
}

const ownPlaceRemains: NonNullable<Story['play']> = async (context) => {
  await context.userEvent.click(await screen.findByRole('option', { name: /Sandviken/ }, slow))
  await expect(await context.canvas.findByText(/^Søker ved Sandviken/, {}, slow)).toBeVisible()
}

export const Searching: Story = {
  parameters: { msw: sampleHandlers({ findAddresses: () => never() }) },
  play: async (context) => {
    await type(context, 'sand')
    await ownPlaceRemains(context)
  },
}

export const AddressesFail: Story = {
  parameters: {
    msw: sampleHandlers({
      findAddresses: () => {
        throw new MockRefusal('places.unanswered')
      },
    }),
  },
  play: async (context) => {
    await type(context, 'sand')
    const note = await screen.findByRole('option', { name: 'Vi får ikke søkt etter adresser nå' }, slow)
    await expect(note).toHaveAttribute('aria-disabled', 'true')
    await ownPlaceRemains(context)
  },
}

export const Offline: Story = {
  args: { host: { online: false } },
  play: async (context) => {
    await type(context, 'sand')
    await screen.findByRole('option', { name: 'Du må være på nett for å søke etter adresser' }, slow)
  },
}

function withPosition(answer: Geolocation['getCurrentPosition'] | undefined): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      const own = answer && { getCurrentPosition: answer }
      Object.defineProperty(navigator, 'geolocation', { value: own, configurable: true })
      return () => void Reflect.deleteProperty(navigator, 'geolocation')
    },
  }
}

const failing = (code: number) =>
  fn<Geolocation['getCurrentPosition']>((_found, failed) => failed?.({ code } as GeolocationPositionError))
const finding = (latitude: number, longitude: number) =>
  fn<Geolocation['getCurrentPosition']>((found) => found({ coords: { latitude, longitude } } as GeolocationPosition))

async function chooseOwn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const field = await canvas.findByRole('combobox', { name: 'Sted' }, slow)
  field.focus()
  await waitFor(async () => {
    if (field.getAttribute('aria-expanded') !== 'true') await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'Min posisjon' })).toBeInTheDocument()
  }, slow)
  await userEvent.click(screen.getByRole('option', { name: 'Min posisjon' }))
}

const falls: (message: string | RegExp) => NonNullable<Story['play']> = (message) => async (context) => {
  await chooseOwn(context)
  await expect(await context.canvas.findByText(message, {}, slow)).toBeVisible()
  await expect(context.canvas.getByText('Søker ved Nygårdsgaten, 60.3853')).toBeVisible()
}

export const OwnPosition: Story = {
  ...withPosition(finding(60.3975, 5.3102)),
  play: async (context) => {
    await chooseOwn(context)
    await expect(await context.canvas.findByText('Søker ved Min posisjon, 60.3975', {}, slow)).toBeVisible()
  },
}
export const PositionUnsupported: Story = {
  ...withPosition(undefined),
  play: falls('Geolocation unavailable: not supported in this browser.'),
}
export const PositionInvalid: Story = {
  ...withPosition(finding(Number.NaN, 5)),
  play: falls('Invalid GPS coordinates.'),
}
export const PositionTimeout: Story = { ...withPosition(failing(3)), play: falls(/Last siden på nytt/) }

/** Only a warning; but the device's position is not offered again. */
export const PositionDenied: Story = {
  ...withPosition(failing(1)),
  play: async (context) => {
    await falls(/slå den på i innstillingene/)(context)
    await type(context, 'min')
    const own = await screen.findByRole('option', { name: 'Min posisjon' }, slow)
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), slow)
  },
}

/** Code 2 says nothing, and the search stays where it was. */
export const PositionUnavailable: Story = {
  ...withPosition(failing(2)),
  play: async (context) => {
    await chooseOwn(context)
    await expect(await context.canvas.findByText('Søker ved Nygårdsgaten, 60.3853', {}, slow)).toBeVisible()
    await expect(context.canvas.queryByRole('status')).toBeNull()
  },
}

/** Without a membership's place the search starts near Bergen. */
export const PositionFailsForVisitor: Story = {
  ...withPosition(failing(3)),
  args: { host: { person: undefined, memberships: [], selectedMembership: undefined } },
  play: async (context) => {
    await chooseOwn(context)
    await expect(await context.canvas.findByText('Søker ved Bergen, 60.3925', {}, slow)).toBeVisible()
  },
}
