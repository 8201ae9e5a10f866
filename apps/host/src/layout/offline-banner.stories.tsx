import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineBanner } from './offline-banner.tsx'

const meta = {
  title: 'Site/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du er offline')).toBeVisible()
    await expect(canvas.getByText('Det er ikke alt som funker nå')).toBeVisible()
  },
}
