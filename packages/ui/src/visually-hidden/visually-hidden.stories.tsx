import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      do: ['For what the eye gets from the layout: «Pris per time:» before «42 kr».', 'Short; it is read every time.'],
      dont: ["Don't hide what others could use too.", "Don't say an icon's name that the text beside it says."],
    },
  },
  args: { children: 'Pris per time: ' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      42 kr
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BeforeAPrice: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Pris per time:')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
