import { LinkButton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSms } from './sample-sms.ts'
import { SmsPhoneRow } from './sms-phone-row.tsx'

const meta = {
  title: 'Site/SMS on a phone',
  component: SmsPhoneRow,
  args: { record: sampleSms, children: <LinkButton href="#sms">Kari Nordmann</LinkButton> },
} satisfies Meta<typeof SmsPhoneRow>
export default meta
type Story = StoryObj<typeof meta>

/** To whom, what became of it, to which number and when, and how it begins. */
export const Arrived: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kom fram')).toBeVisible()
    await expect(canvas.getByText('912 34 567 · søn. 22. nov. 14:00')).toBeVisible()
    await expect(canvas.getByText(/^Hei Kari!/)).toBeVisible()
  },
}

export const NotArrived: Story = {
  args: { record: { ...sampleSms, state: 'FAILED', failure: 'UNREACHED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kom ikke fram')).toBeVisible()
  },
}
