import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Components/Steps',
  component: Steps,
  parameters: {
    guide: {
      do: ['Time first, then what happens, then where or how.', 'Two to five steps, in the order they come.'],
      dont: ["Don't use it for progress through a form.", "Don't leave out the day where it is another one."],
    },
  },
  args: {
    label: 'Turen',
    reachedText: 'nå',
    steps: [
      { time: '18:20', title: 'Du kan låse opp', text: 'Med telefonen, fra 10 minutter før', isReached: true },
      { time: '18:30', title: 'Hent på Torget', text: 'Rosenkrantzgaten p-hus, plan 1' },
      { time: '23:30', title: 'Lever samme sted', text: 'lør. 21. nov.' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Turen' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('18:20 Du kan låse opp, nå Med telefonen, fra 10 minutter før')
    await expect(second).toHaveTextContent('18:30 Hent på Torget Rosenkrantzgaten p-hus, plan 1')
  },
}
export const LongTexts: Story = {
  args: {
    steps: [
      {
        time: 'fre. 31. des. 23:50',
        title: 'Hent på parkeringsplassen bak Universitetsbiblioteket',
        text: 'Plan 2, plass 210–214. Porten åpnes med appen.',
      },
      { time: 'lør. 1. jan. 04:00', title: 'Lever samme sted' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
}
