import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { OfflineBanner } from './offline-banner.tsx'

const meta = {
  title: 'Site/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SampleSite>
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er offline', {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('Det er ikke alt som funker nå')).toBeVisible()
  },
}
