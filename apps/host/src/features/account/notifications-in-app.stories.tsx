import type { NativeControl } from '@delebil/booking-widget'
import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleNotifications } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { NotificationsSection } from './notifications-section.tsx'

type Outcome = Awaited<ReturnType<NativeControl['requestNotifications']>>
const added = fn()
const openSettings = fn()

/** The app as this section sees it: what it answers, and nothing else. */
function appThat(outcome: Outcome): NativeControl {
  const snapshot = () => ({ app: { platform: 'android', version: '5.2.0' } })
  return { snapshot, requestNotifications: async () => outcome, openSettings } as unknown as NativeControl
}

const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
const patience = { timeout: 10_000 }

const meta = {
  title: 'Account/NotificationsInApp',
  component: NotificationsSection,
  parameters: {
    msw: mockApi('', {
      getNotificationSettings: () => sampleNotifications,
      addPushToken: ({ body }) => {
        added(body)
        return sampleNotifications
      },
    }),
  },
  beforeEach: () => {
    added.mockClear()
    openSettings.mockClear()
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleSite whoami={sampleWhoami()} path="/profile" native={appThat(parameters['outcome'] as Outcome)}>
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof NotificationsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Given: Story = {
  parameters: { outcome: { ok: true, answer: { permission: 'GRANTED', subscription } } satisfies Outcome },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Varsle i appen' }, patience))
    await waitFor(() => expect(added.mock.calls).toEqual([[{ name: 'Appen på Android', ...subscription }]]), patience)
  },
}

export const Denied: Story = {
  parameters: { outcome: { ok: true, answer: { permission: 'DENIED', subscription: null } } satisfies Outcome },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Varsle i appen' }, patience))
    await expect(await canvas.findByText(/^Appen har ikke lov til å vise varsler\./, {}, patience)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Åpne innstillinger' }))
    await expect(openSettings).toHaveBeenCalledWith('app')
    await expect(added).not.toHaveBeenCalled()
  },
}

export const CannotYet: Story = {
  parameters: { outcome: { ok: false, problem: 'not-supported' } satisfies Outcome },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Varsle i appen' }, patience))
    await expect(await canvas.findByText(/^Denne utgaven av appen kan ikke vise varsler\./, {}, patience)).toBeVisible()
  },
}
