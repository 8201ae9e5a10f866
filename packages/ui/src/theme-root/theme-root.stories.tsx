import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { ThemeRoot } from './theme-root.tsx'

const meta = {
  title: 'Components/ThemeRoot',
  component: ThemeRoot,
  parameters: {
    guide: {
      do: [
        'One around everything: it gives tokens, language and the place for overlays.',
        'An embed leaves `isPage` off and may set `getPortalContainer`.',
      ],
      dont: [
        "Don't nest it to change a colour: set `--delebil-…` around it.",
        "Don't read its class names; they are not a promise.",
      ],
    },
  },
  args: {
    children: (
      <Card>
        <Stack gapPx={12}>
          <span>Toyota Yaris, Nygårdsgaten</span>
          <Button variant="primary">Reserver</Button>
        </Stack>
      </Card>
    ),
  },
  argTypes: { children: { control: false }, getPortalContainer: { control: false } },
} satisfies Meta<typeof ThemeRoot>
export default meta

/** Two roots on one page, each with its own values. */
export const SideBySide: StoryObj<typeof meta> = {
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <ThemeRoot theme="light">{children}</ThemeRoot>
      <ThemeRoot theme="dark">{children}</ThemeRoot>
    </div>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByText('Toyota Yaris, Nygårdsgaten').map((text) => getComputedStyle(text).color)
    await expect(light).not.toBe(dark)
  },
}
