import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorMessage } from './error-message.tsx'

const meta = {
  title: 'Components/ErrorMessage',
  component: ErrorMessage,
  args: { children: 'Feil brukernavn eller passord' },
} satisfies Meta<typeof ErrorMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Waiting: Story = { args: { children: undefined } }
