import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarX2, MapPin } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      do: ['Say what is empty, why, and the way on: «Du har ingen reservasjoner. Finn en bil.»', 'One action at most.'],
      dont: ["Don't use it for an error: ErrorMessage or Banner.", "Don't joke; some people have waited for this."],
    },
  },
  args: { heading: 'Ingen reservasjoner ennå' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: {
    icon: CalendarX2,
    children: 'Her dukker turene dine opp når du har reservert en bil.',
    action: <Button variant="primary">Finn bil</Button>,
  },
}
export const Plain: Story = {
  args: { heading: 'Ingen biler her', icon: MapPin, children: 'Flytt kartet eller endre filtrene.' },
}
