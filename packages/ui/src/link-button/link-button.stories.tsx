import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin } from 'lucide-react'
import { LinkButton } from './link-button.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: {
    guide: {
      do: [
        'For the way on: «Til Velg bil», «Se reservasjonen».',
        'It is a real link: it opens in a new tab and can be copied.',
      ],
      dont: ["Don't use it to change something: Button.", "Don't put it in running text: a link will do."],
    },
  },
  args: { href: '#findcar', children: 'Finn bil' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary', icon: MapPin } }
export const Quiet: Story = { args: { variant: 'quiet' } }
