import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { sampleBillingData } from '../../sample/sample-memberships.ts'
import { sampleNotifications, sampleOwnPerson, sampleSessions } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { ProfilePage } from './profile-page.tsx'

const filled: Mocks = {
  getPerson: () => sampleOwnPerson(),
  listSessions: () => ({ data: sampleSessions }),
  getNotificationSettings: () => sampleNotifications,
  getSignOn: () => ({ entity: null }),
  getCalendarFeed: () => ({ entity: null }),
  getBillingData: () => sampleBillingData,
}
const refuse = () => {
  throw new MockRefusal('server.error')
}
const patience = { timeout: 10_000 }
const withLicense = (license: ReturnType<typeof sampleOwnPerson>['license']) =>
  mockApi('', { ...filled, getPerson: () => sampleOwnPerson({ license }) })

const meta = {
  title: 'Account/ProfilePage',
  component: ProfilePage,
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()} path="/profile">
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  parameters: { msw: mockApi('', filled) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bekreftet av førerkortregisteret')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Logg ut Chrome på Android' })).toBeVisible()
    await expect(await canvas.findByRole('switch', { name: 'Firefox på Linux' })).not.toBeChecked()
  },
}
export const Phone: Story = { parameters: { msw: mockApi('', filled) }, globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  parameters: {
    msw: [
      http.get('*/api/*', () => new Promise<never>(() => undefined)),
      http.get('*/api/users/*', () => new Promise<never>(() => undefined)),
    ],
  },
}
/** What is below a section that does not come is not kept back with it. */
export const OneIsSlow: Story = {
  parameters: { msw: mockApi('', { ...filled, getPerson: () => new Promise<never>(() => undefined) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Firefox på Linux' })).toBeVisible(), {
      timeout: 10_000,
    })
  },
}
let answer: (person: ReturnType<typeof sampleOwnPerson>) => void = () => undefined

/** What comes when all below it is in sight pushes nothing on: it waits for a press. */
export const OneComesLate: Story = {
  parameters: { msw: mockApi('', { ...filled, getPerson: () => new Promise((resolve) => (answer = resolve)) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const below = await canvas.findByRole('switch', { name: 'Firefox på Linux' }, patience)
    await waitFor(() => expect(below).toBeVisible(), patience)
    const before = below.getBoundingClientRect().top
    answer(sampleOwnPerson())
    const show = await canvas.findByRole('button', { name: 'Vis: Mine opplysninger' }, patience)
    await expect(canvas.getByText('Opplysningene er her nå')).toBeVisible()
    await expect(canvas.queryByText('Bekreftet av førerkortregisteret')).toBeNull()
    await expect(below.getBoundingClientRect().top).toBe(before)
    await userEvent.click(show)
    await expect(await canvas.findByRole('textbox', { name: 'E-post' })).toBeVisible()
    await expect(canvas.getByText('Bekreftet av førerkortregisteret')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    msw: mockApi('', {
      getPerson: refuse,
      listSessions: refuse,
      getNotificationSettings: refuse,
      getCalendarFeed: refuse,
      getBillingData: refuse,
      writeLog: () => undefined,
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Kunne ikke hente opplysningene\./)).toHaveLength(5))
  },
}
export const LicenseUnknown: Story = {
  parameters: {
    msw: withLicense({ state: 'UNKNOWN', validUntil: null, checkedAt: null, classes: [], submission: null }),
  },
}
export const LicenseNoHit: Story = {
  parameters: {
    msw: withLicense({
      state: 'NO_HIT',
      validUntil: null,
      checkedAt: '2026-10-01T09:30:00+02:00',
      classes: [],
      submission: null,
    }),
  },
}
export const LicenseManual: Story = {
  parameters: {
    msw: withLicense({
      state: 'MANUAL',
      validUntil: null,
      checkedAt: '2026-10-01T09:30:00+02:00',
      classes: [],
      submission: null,
    }),
  },
}
export const WithoutPassword: Story = {
  parameters: { msw: mockApi('', { ...filled, getPerson: () => sampleOwnPerson({ hasPassword: false }) }) },
}
