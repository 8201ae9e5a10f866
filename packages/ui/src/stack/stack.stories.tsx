import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { Inline, Stack } from './stack.tsx'

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    guide: {
      do: [
        '`Stack` for below, `Inline` for beside; `gapPx` from the scale.',
        'Set `as` so that the markup means something: `ul`, `section`, `form`.',
      ],
      dont: [
        "Don't set margins on the children.",
        "Don't lay out a page's columns with it: that is the page's own style.",
      ],
    },
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>
export default meta

/** Cards below each other, words beside each other. */
export const BelowAndBeside: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack {...args}>
      {['Toyota Yaris', 'Kia Niro', 'Volvo V60'].map((model) => (
        <Card key={model}>
          <Inline justify="space-between">
            {model}
            <Badge tone="green">Ledig</Badge>
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
}
