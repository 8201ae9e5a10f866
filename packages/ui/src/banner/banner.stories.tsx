import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
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
