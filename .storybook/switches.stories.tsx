import { Button, Skeleton } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sampleWhoami } from '../apps/host/src/sample/sample-session.ts'
import { SampleSite } from '../apps/host/src/sample/sample-site.tsx'
import { useSessionState } from '../apps/host/src/site/context/site-context.ts'

function Reported() {
  const [answer, setAnswer] = useState('…')
  useEffect(() => {
    fetch('/api/organizations').then(
      ({ status }) => setAnswer(String(status)),
      () => setAnswer('none'),
    )
  }, [])
  return (
    <>
      <p>Answer: {answer}</p>
      <p>Connected: {String(navigator.onLine)}</p>
      <p>Less motion: {String(matchMedia('(prefers-reduced-motion: reduce)').matches)}</p>
      <Button variant="primary">Reserver</Button>
      <Skeleton width={120} />
    </>
  )
}

function Person() {
  const { whoami } = useSessionState()
  const [membership] = whoami?.memberships ?? []
  return <p>Site: {whoami ? `${whoami.person.name}, ${membership?.isOwner ? 'owner' : 'member'}` : 'nobody'}</p>
}

/** The switches of the toolbar do what they say; each is held by one story. */
const meta = {
  title: 'Workbench/Switches',
  component: Reported,
  parameters: { msw: [http.get('/api/organizations', () => HttpResponse.json({ data: [] }))] },
} satisfies Meta<typeof Reported>
export default meta
type Story = StoryObj<typeof meta>

const colourOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor
const systemColour = (name: string) => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = name
  const colour = colourOf(probe)
  probe.remove()
  return colour
}

export const Network: Story = {
  globals: { network: 'error' },
  play: async ({ canvas }) => expect(await canvas.findByText('Answer: 500')).toBeVisible(),
}
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Answer: none')).toBeVisible()
    await expect(canvas.getByText('Connected: false')).toBeVisible()
  },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Less motion: true')).toBeVisible()
    const moving = canvasElement.getAnimations({ subtree: true })
    await expect(moving.filter(({ playState }) => playState === 'running')).toEqual([])
  },
}
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    // The token as the system's colour, and the button's own rule for forced colours.
    await waitFor(() => expect(colourOf(button)).toBe(systemColour('CanvasText')))
    await expect(getComputedStyle(button).borderColor).toBe(systemColour('ButtonText'))
  },
}
export const Role: Story = {
  globals: { role: 'member' },
  render: () => (
    <SampleSite whoami={sampleWhoami()}>
      <Person />
    </SampleSite>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('Site: Kari Nordmann, member')).toBeVisible(),
}
