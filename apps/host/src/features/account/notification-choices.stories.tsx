import type { NotificationChoice, NotificationSettings } from '@delebil/core-api'
import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleNotifications } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { NotificationChoices } from './notification-choices.tsx'

const sent = fn()

function Kept({ start }: { start: NotificationSettings }) {
  const [settings, setSettings] = useState(start)
  return <NotificationChoices settings={settings} onSaved={setSettings} />
}

const meta = {
  title: 'Account/NotificationChoices',
  component: Kept,
  args: { start: sampleNotifications },
  beforeEach: () => void sent.mockClear(),
  parameters: {
    msw: mockApi('', {
      chooseNotificationWays: ({ body }) => {
        sent(body)
        const chosen = body as NotificationChoice
        const choices = sampleNotifications.choices.map((one) => (one.kind === chosen.kind ? chosen : one))
        return { ...sampleNotifications, choices }
      },
    }),
  },
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()} path="/profile">
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const reminder = canvas.getByRole('group', { name: 'Påminnelse før turen' })
    await expect(reminder).toHaveAccessibleDescription(/Hvor bilen står/)
    const [sms] = [...reminder.querySelectorAll('input')]
    sms?.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('Valget er lagret.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ kind: 'TRIP_START', ways: ['PUSH', 'SMS'] })
    await expect(sms).toBeChecked()
  },
}
/** What must arrive keeps its last way, and says why. */
export const LastWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const invoices = canvas.getByRole('group', { name: 'Når en faktura snart forfaller' })
    const mail = [...invoices.querySelectorAll('input')][2]
    mail?.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('La minst én måte stå på: denne meldingen må nå deg.')).toBeVisible()
    await expect(mail).toBeChecked()
    await expect(sent).not.toHaveBeenCalled()
  },
}
/** Neither a number nor a browser: it says what is missing. */
export const NothingToReach: Story = {
  args: { start: { ...sampleNotifications, smsNumber: null, tokens: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Skriv mobilnummeret ditt .* Varsler kommer ikke før/)).toBeVisible()
  },
}
/** What is refused stays as it was. */
export const Refused: Story = {
  parameters: {
    msw: mockApi('', {
      chooseNotificationWays: () => {
        throw new MockRefusal('server.error')
      },
      writeLog: () => undefined,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Nyheter fra klubben' })
    const sms = group.querySelector('input')
    sms?.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText(/^Noe gikk galt/, {}, { timeout: 10_000 })).toBeVisible()
    await expect(sms).not.toBeChecked()
  },
}
