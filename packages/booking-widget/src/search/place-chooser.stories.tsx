import type { Location } from '@delebil/core-api'
import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { type BookingHost, useBookingHost } from '../booking-host.ts'
import { locations } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { addresses } from '../sample/sample-places.ts'
import { failing, finding, withPosition } from '../sample/sample-position.ts'
import { useCarSearch, usePlace } from './data.ts'
import { createSearch } from './model.ts'
import { PlaceChooser } from './place-chooser.tsx'

interface ChooserProps {
  readonly host?: Partial<BookingHost>
}

const chosen = fn()

function Chooser() {
  const { storage, now } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  const { name, latitude } = usePlace(search)
  return (
    <>
      <PlaceChooser search={search} results={useCarSearch(search).results} onDone={chosen} />
      <p>
        Søker ved {name}, {latitude.toFixed(4)}
      </p>
    </>
  )
}

const meta = {
  title: 'Booking/PlaceChooser',
  component: Chooser,
  parameters: {
    guide: {
      do: [
        'Own position, then places used before, then those nearby, then addresses.',
        "Ask for the device's position only when somebody presses for it.",
      ],
      dont: [
        "Don't let a late answer replace a newer one.",
        "Don't blame the person for a position that could not be had.",
      ],
    },
    msw: sampleHandlers(),
  },
  beforeEach: () => {
    chosen.mockClear()
  },
  render: ({ host }) => (
    <SampleFrame {...(host && { host })}>
      <div style={{ maxWidth: 388, minHeight: 420 }}>
        <Chooser />
      </div>
    </SampleFrame>
  ),
} satisfies Meta<ChooserProps>
export default meta
type Story = StoryObj<ChooserProps>

const slow = { timeout: 10_000 }
type Play = Parameters<NonNullable<Story['play']>>[0]

const field = (canvas: Play['canvas']) => canvas.findByRole<HTMLInputElement>('searchbox', { name: 'Hvor?' }, slow)

async function type({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string) {
  const box = await field(canvas)
  await userEvent.clear(box)
  await userEvent.type(box, text)
  return box
}
const rows = (canvas: Play['canvas']) => canvas.getAllByRole('listitem').map(({ textContent }) => textContent)

/** The field is empty and has the focus; own position first, then the nearest. */
export const OpensAtTheTop: Story = {
  play: async ({ canvas }) => {
    const box = await field(canvas)
    await expect(box).toHaveValue('')
    await expect(box).toHaveAttribute('placeholder', 'Nygårdsgaten')
    await waitFor(() => expect(box).toHaveFocus(), slow)
    await canvas.findByRole('heading', { name: 'Hentesteder i nærheten' }, slow)
    await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Min posisjon')
    await waitFor(() => expect(rows(canvas)[0]).toMatch(/^Nygårdsgaten3 biler · 2 ledige0\sm$/), slow)
  },
}

/** Arrows go through the rows, and Enter takes one. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await field(canvas)).toHaveFocus(), slow)
    await canvas.findByRole('heading', { name: 'Hentesteder i nærheten' }, slow)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /Min posisjon/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Møhlenpris/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^Søker ved Møhlenpris/, {}, slow)).toBeVisible()
    await expect(chosen).toHaveBeenCalledOnce()
  },
}

/** Enter in the field takes the first that was found. */
export const EnterTakesTheFirst: Story = {
  play: async (context) => {
    await type(context, 'sandv')
    await context.canvas.findByRole('button', { name: /Sandviken/ }, slow)
    await context.userEvent.keyboard('{Enter}')
    await expect(await context.canvas.findByText(/^Søker ved Sandviken/, {}, slow)).toBeVisible()
  },
}

export const NoHits: Story = {
  play: async (context) => {
    await type(context, 'xyzzy')
    await expect(await context.canvas.findByText('Ingen steder med det navnet', {}, slow)).toBeVisible()
    await expect(await context.canvas.findByText('Ingen treff', {}, slow)).toBeInTheDocument()
  },
}

/** Places of another town stand behind a button. */
const trondheim: Location = {
  id: 7,
  organizationId: 1,
  name: 'Bakklandet',
  geojson: { type: 'Point', coordinates: [10.4, 63.43] },
  parkingDescription: 'Ved brua.',
  carCount: 4,
}
export const AnotherTown: Story = {
  parameters: {
    msw: sampleHandlers({ listLocations: () => ({ data: [...locations, trondheim] }) }),
  },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Vis 1 sted lenger unna' }, slow)
    await expect(canvas.queryByText('Bakklandet')).toBeNull()
    await userEvent.click(show)
    await canvas.findByRole('heading', { name: 'Hentesteder lenger unna' }, slow)
    await expect(canvas.getByRole('button', { name: /Bakklandet/ })).toBeVisible()
  },
}

/** Own places at once, addresses 300 ms later, each in its group; choosing an address moves the search. */
export const Addresses: Story = {
  play: async (context) => {
    await type(context, 'sand')
    await context.canvas.findByRole('button', { name: /Sandgotna, Bergen/ }, slow)
    await expect(context.canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Hentesteder i nærheten',
      'Adresser',
    ])
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Sandbrekkevegen 12, Bergen/ }))
    await expect(
      await context.canvas.findByText('Søker ved Sandbrekkevegen 12, Bergen, 60.3155', {}, slow),
    ).toBeVisible()
  },
}

/** A place that was chosen is among the recent ones next time. */
export const AddressIsRemembered: Story = {
  play: async (context) => {
    await type(context, 'sandgotna')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Sandgotna, Bergen/ }, slow))
    await context.userEvent.clear(await field(context.canvas))
    const recent = await context.canvas.findByRole('region', { name: 'Sist brukt' }, slow)
    await expect(recent).toHaveTextContent('Sandgotna, Bergen')
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
    await type(context, 'sandb')
    await waitFor(() => expect(answerFirst).toBeDefined(), slow)
    await type(context, 'sandgot')
    await context.canvas.findByRole('button', { name: /Sandgotna/ }, slow)
    answerFirst?.()
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: /Sandbrekkevegen/ })).toBeNull(), slow)
    await expect(context.canvas.getByRole('button', { name: /Sandgotna/ })).toBeVisible()
  },
}

const ownPlaceRemains: NonNullable<Story['play']> = async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /Sandviken/ }, slow))
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
    await expect(await context.canvas.findByText('Vi får ikke søkt etter adresser nå', {}, slow)).toBeVisible()
    await ownPlaceRemains(context)
  },
}

export const Offline: Story = {
  args: { host: { online: false } },
  play: async (context) => {
    await type(context, 'sand')
    await expect(
      await context.canvas.findByText('Du må være på nett for å søke etter adresser', {}, slow),
    ).toBeVisible()
  },
}

async function chooseOwn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /Min posisjon/ }, slow))
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
    await expect(context.canvas.getByRole('button', { name: /Min posisjon/ })).toBeDisabled()
  },
}

/** Code 2 says nothing, and the search stays where it was. */
export const PositionUnavailable: Story = {
  ...withPosition(failing(2)),
  play: async (context) => {
    await chooseOwn(context)
    await expect(await context.canvas.findByText('Søker ved Nygårdsgaten, 60.3853', {}, slow)).toBeVisible()
    await expect(context.canvas.queryByText(/posisjonen/)).toBeNull()
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
