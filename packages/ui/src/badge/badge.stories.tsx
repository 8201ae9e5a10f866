import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../stack/stack.tsx'
import { Badge, StatusDot } from './badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    guide: {
      do: [
        'One or two words for a state: «Bekreftet», «Avbestilt».',
        'Choose the tone by what it means for the member, not by how it looks.',
      ],
      dont: ["Don't put an action in it; it can't be pressed.", "Don't write a sentence: that is a Banner."],
    },
  },
  args: { children: 'AKTIV' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Green: Story = { args: { tone: 'green' } }
export const Yellow: Story = { args: { tone: 'yellow', children: 'Pauset' } }
export const Red: Story = { args: { tone: 'red', children: 'Sperret' } }
export const Neutral: Story = { args: { children: 'UTGÅTT' } }
export const Dots: Story = {
  render: () => (
    <Inline gapPx={24}>
      <StatusDot tone="green">Aktiv</StatusDot>
      <StatusDot tone="yellow">Venter på godkjenning av ID-kort</StatusDot>
      <StatusDot tone="red">Mangler ID-kort</StatusDot>
      <StatusDot tone="none">Ukjent status</StatusDot>
    </Inline>
  ),
}
