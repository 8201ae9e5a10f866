import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Failed } from './failed.tsx'

const meta = {
  title: 'Admin/Failed',
  component: Failed,
  parameters: {
    guide: {
      do: ['A line in a panel, a banner above what is still there, a page where there is nothing else.'],
      dont: ["Don't use it for what was refused on purpose: there is nothing to try again."],
    },
  },
  args: { heading: 'Fikk ikke hentet listen', onAgain: fn(), children: 'Tjenesten svarer ikke.' },
} satisfies Meta<typeof Failed>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tjenesten svarer ikke.')
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const AsABanner: Story = { args: { as: 'banner' } }
export const AsAPage: Story = { args: { as: 'page' } }
export const Offline: Story = { args: { as: 'offline', heading: 'Du er offline' } }
