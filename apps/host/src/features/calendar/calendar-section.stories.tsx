import type { CalendarFeed } from '@delebil/core-api'
import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { CalendarSection } from './calendar-section.tsx'

const secret = 'x3Qk'.repeat(11).slice(1)
const address = `https://delebil.example/api/calendar/${secret}.ics`
const feed: CalendarFeed = { created: '2026-11-02T09:00:00+01:00', alarmMinutes: 30 }
/** A server that remembers what was made. */
let entity: CalendarFeed | null = null
const remembering: Mocks = {
  getCalendarFeed: () => ({ entity }),
  createCalendarFeed: ({ body }) => {
    const { alarmMinutes } = body as CalendarFeed
    entity = { created: '2026-11-21T10:00:00+01:00', alarmMinutes }
    return { entity: { ...entity, address }, errors: [] }
  },
  updateCalendarFeed: ({ body }) => {
    entity = { ...feed, ...(body as CalendarFeed) }
    return { entity, errors: [] }
  },
  deleteCalendarFeed: () => {
    entity = null
    return undefined as never
  },
}
const starting = (first: CalendarFeed | null) => ({
  beforeEach: () => {
    entity = first
  },
  parameters: { msw: mockApi('', remembering) },
})
const patient = { timeout: 10_000 }

const meta = {
  title: 'Account/CalendarSection',
  component: CalendarSection,
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()} path="/profile">
        <h1>Profil</h1>
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof CalendarSection>
export default meta
type Story = StoryObj<typeof meta>

export const MadeAndRemoved: Story = {
  ...starting(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lag kalenderadresse' }, patient))
    await expect(await canvas.findByDisplayValue(address, {}, patient)).toHaveAttribute('readonly')
    await expect(canvas.getByRole('link', { name: 'Legg til i kalender' })).toHaveAttribute(
      'href',
      `webcal://delebil.example/api/calendar/${secret}.ics`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern kalenderen' }))
    const dialog = await screen.findByRole('alertdialog', {}, patient)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fjern kalenderen' }))
    await expect(await canvas.findByText('Kalenderen er fjernet.', {}, patient)).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patient)
    await expect(canvas.queryByDisplayValue(address)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Lag kalenderadresse' })).toBeVisible()
  },
}

export const MadeAnew: Story = {
  ...starting(feed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lag ny adresse' }, patient))
    const dialog = within(await screen.findByRole('alertdialog', {}, patient))
    await expect(dialog.getByText(/^Den gamle adressen slutter å virke/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Lag ny adresse' }))
    await expect(await canvas.findByDisplayValue(address, {}, patient)).toBeInTheDocument()
  },
}

export const OtherReminder: Story = {
  ...starting(feed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /30 minutter før/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: 'Dagen før' }, patient))
    await expect(await canvas.findByText(/^Påminnelsen er endret/, {}, patient)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /Dagen før/ }, patient)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    msw: mockApi('', {
      ...remembering,
      getCalendarFeed: () => ({ entity: null }),
      createCalendarFeed: () => Promise.reject(new MockRefusal('request.too-many')),
      writeLog: () => undefined as never,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lag kalenderadresse' }, patient))
    await expect(await canvas.findByText(/^Du har prøvd for mange ganger/, {}, patient)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: mockApi('', {
      getCalendarFeed: () => Promise.reject(new MockRefusal('request.too-many')),
      writeLog: () => undefined,
    }),
  },
}
export const Loading: Story = {
  parameters: { msw: mockApi('', { getCalendarFeed: () => new Promise<never>(() => undefined) }) },
}
export const Narrow: Story = {
  ...starting(feed),
  globals: { viewport: { value: 'narrowest' } },
}
