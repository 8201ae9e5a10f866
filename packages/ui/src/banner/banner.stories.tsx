import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    guide: {
      do: [
        'Say what happened and what to do: «Du er offline. Vi viser det vi hentet sist.»',
        'Place it above what it is about.',
      ],
      dont: ["Don't stack two; say the worst.", "Don't use it for an error in a field: the text stands at the field."],
    },
  },
  args: { tone: 'info', title: 'Ny versjon er klar' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { children: 'Last siden på nytt når det passer.', onClose: () => undefined } }
export const Warning: Story = {
  args: { tone: 'warning', title: 'Bilen er bare ledig deler av tiden', children: 'Fra 12:00 til 15:30.' },
}
export const Failure: Story = {
  args: { tone: 'error', title: 'Reservasjonen ble ikke lagret', children: 'Noen andre tok bilen. Velg en annen.' },
}
export const Offline: Story = {
  args: { tone: 'offline', title: 'Du er offline', children: 'Det er ikke alt som funker nå' },
}
