import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { HostContext, useBookingHost } from '../booking-host.ts'
import { privateMembership } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { FindCar } from './find-car.tsx'
import { createFindCarControl } from './model.ts'

/** A visitor whom the log-in box makes a member with a default place. */
function VisitorLoggingIn() {
  const host = useBookingHost()
  const [control] = useState(createFindCarControl)
  const [isLoggedIn, setIsLoggedIn] = useState(false)
  const requestLogin = (then: () => void) => {
    setIsLoggedIn(true)
    setTimeout(then, 50)
  }
  const visitor = { person: undefined, memberships: [], selectedMembership: undefined }
  const member = { memberships: [privateMembership], selectedMembership: privateMembership }
  return (
    <HostContext value={{ ...host, ...(isLoggedIn ? member : visitor), requestLogin }}>
      <FindCar control={control} isWide />
    </HostContext>
  )
}

const meta = {
  title: 'Booking/FindCar/PlaceThroughLogIn',
  component: FindCar,
  parameters: {
    isFlush: true,
    guide: {
      do: ['Let whoever logs in go on where they were.'],
      dont: ["Don't search another place because a membership has one."],
    },
    msw: sampleHandlers(),
  },
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <SampleFrame>
      <div style={{ height: 780 }}>
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Velg bil</h1>
        <VisitorLoggingIn />
      </div>
    </SampleFrame>
  ),
} satisfies Meta<typeof FindCar>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 12_000 }

/** Whoever logs in to book stays where they searched, also where their membership has another place. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Hvor Bergen/ }, slow)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /Toyota Yaris/ }, slow))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserver' }, slow))
    await userEvent.click(await canvas.findByRole('button', { name: 'Bekreft reservasjon' }, slow))
    await expect(await canvas.findByText('Reservasjon 104501 er bekreftet.', {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tilbake til kartet' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Hvor Bergen/ })).toBeVisible(), slow)
  },
}
