import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorMessage } from './error-message.tsx'

const meta = {
  title: 'Components/ErrorMessage',
  component: ErrorMessage,
  parameters: {
    guide: {
      do: [
        'Say what happened, then what to do: «Vi fikk ikke lagret. Prøv igjen.»',
        'Keep it mounted and empty, so that it is read out when it is filled.',
      ],
      dont: [
        "Don't write «Noe gikk galt» alone, a code, or whose fault it is.",
        "Don't use red text without it: colour alone is no message.",
      ],
    },
  },
  args: { children: 'Feil brukernavn eller passord' },
} satisfies Meta<typeof ErrorMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Waiting: Story = { args: { children: undefined } }
