import type { BookerProblem, LicenseProblem } from '@delebil/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { ReadinessNotice } from './readiness-notice.tsx'

const sent = fn()
const withAnswer = (booking: BookerProblem | null, driving: LicenseProblem | null) =>
  sampleHandlers({
    getReadiness: () => ({ booking, driving, license: { state: 'UNKNOWN', validUntil: null } }),
    sendEmailConfirmation: () => sent(),
  })

const meta = {
  title: 'Booking/ReadinessNotice',
  component: ReadinessNotice,
  args: { organizationId: 1 },
  parameters: {
    guide: {
      do: ['Say what is missing where it would be refused later, with the way to mend it.'],
      dont: ["Don't say anything while nothing would be refused."],
    },
    msw: withAnswer('account.email-unconfirmed', null),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof ReadinessNotice>
export default meta
type Story = StoryObj<typeof meta>

export const EmailUnconfirmed: Story = {
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send lenken på nytt' }))
    await expect(await canvas.findByText(/^Vi har sendt en ny lenke/)).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
  },
}
export const LicenseBeforeStart: Story = {
  parameters: { msw: withAnswer(null, 'license.unchecked') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du kan reservere, men ikke åpne bilen/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sjekk førerkortet' })).toHaveAttribute('href', '#/verifyLicense')
  },
}
export const LicenseBeforeBooking: Story = {
  parameters: { msw: withAnswer('license.expired', 'license.expired') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Førerkortet ditt har gått ut')).toBeVisible()
    await expect(canvas.getByText(/^Klubben må sjekke det før du kan reservere/)).toBeVisible()
  },
}
export const Ready: Story = {
  parameters: { msw: withAnswer(null, null) },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
}
