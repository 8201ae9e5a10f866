import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { UpdatePrompt } from './update-prompt.tsx'

const meta = {
  title: 'Site/UpdatePrompt',
  component: UpdatePrompt,
  args: { isUnsaved: (): boolean => false, onUpdate: fn(), onLater: fn() },
  parameters: { isFlush: true },
} satisfies Meta<typeof UpdatePrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ny versjon er klar')
    await expect(args.onUpdate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Senere' }))
    await expect(args.onLater).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Oppdater nå' }))
    await expect(args.onUpdate).toHaveBeenCalledTimes(1)
  },
}

export const AsksBeforeTypedIsLost: Story = {
  args: { isUnsaved: () => true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oppdater nå' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Oppdatere nå?' }, { timeout: 10_000 }))
    await expect(args.onUpdate).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Oppdater nå' }))
    await expect(args.onUpdate).toHaveBeenCalledTimes(1)
  },
}
