import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { DebugModePage } from './debug-mode-page.tsx'
import { PermissionsOverlay } from './permissions-overlay.tsx'

const staff = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ'] }] })
const at = (path: string) => (
  <SampleSite path={path} whoami={staff}>
    <DebugModePage />
    <PermissionsOverlay />
  </SampleSite>
)

const meta = {
  title: 'Site/DebugModePage',
  component: DebugModePage,
  render: () => at('/debug-mode'),
} satisfies Meta<typeof DebugModePage>
export default meta
type Story = StoryObj<typeof meta>

/** The page shows the overlay itself; the switch takes it along to the others. */
export const Visited: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Vis tilganger' })).not.toBeChecked()
    await expect(await canvas.findByRole('complementary', { name: 'Tilganger' })).toHaveTextContent('BILLING_READ')
  },
}

export const ElsewhereWhileOff: Story = {
  render: () => at('/terms'),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Vis tilganger' })
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
