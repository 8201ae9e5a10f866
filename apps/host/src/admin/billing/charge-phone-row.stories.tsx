import { LinkButton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChargePhoneRow } from './charge-phone-row.tsx'
import { sampleCharge } from './sample-charge.ts'

const meta = {
  title: 'Site/Charge on a phone',
  component: ChargePhoneRow,
  args: { record: sampleCharge, children: <LinkButton href="#linje">Leietid</LinkButton> },
} satisfies Meta<typeof ChargePhoneRow>
export default meta
type Story = StoryObj<typeof meta>

/** What it is for, why it must be seen, whose and when, and how much it is. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over fristen for fakturering')).toBeVisible()
    await expect(canvas.getByText(/^Jonas Kvamme · lør\. 17\. okt\./)).toBeVisible()
    await expect(canvas.getByText(/^269,50\skr$/)).toBeVisible()
  },
}

export const Held: Story = {
  args: { record: { ...sampleCharge, deviation: null, state: 'held' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Holdt')).toBeVisible()
  },
}
