import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      do: ['For two to five views of one thing: «Kommende», «Tidligere».', 'Let the address know which.'],
      dont: ["Don't use them as steps in an order.", "Don't hide what most need in the second."],
    },
  },
  args: {
    label: 'Reservasjoner',
    tabs: [
      { id: 'active', label: 'Aktive', content: 'To reservasjoner venter.' },
      { id: 'historic', label: 'Historikk', content: 'Turene du har kjørt.' },
      { id: 'shared', label: 'Delte', content: 'Ingen.', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Turene du har kjørt.')
  },
}
