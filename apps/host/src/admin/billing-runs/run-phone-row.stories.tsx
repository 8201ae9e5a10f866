import { LinkButton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RunPhoneRow } from './run-phone-row.tsx'
import { sampleRun } from './sample-runs.ts'

const meta = {
  title: 'Site/Billing run on a phone',
  component: RunPhoneRow,
  args: { record: sampleRun, children: <LinkButton href="#kjoring">lør. 31. okt.</LinkButton> },
} satisfies Meta<typeof RunPhoneRow>
export default meta
type Story = StoryObj<typeof meta>

/** Until when, how it stands, how many bills it has, and what they come to. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Utkast')).toBeVisible()
    await expect(canvas.getByText('415 fakturaer')).toBeVisible()
    await expect(canvas.getByText(/^487\s216,40\skr$/)).toBeVisible()
  },
}

export const Done: Story = {
  args: { record: { ...meta.args.record, state: 'DONE', memberships: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ferdig')).toBeVisible()
    await expect(canvas.getByText('1 faktura')).toBeVisible()
  },
}
