import type { Share } from '@delebil/core-api'
import { MockRefusal, type Mocks } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleReservation } from '../../sample/bergen.ts'
import { SampleFrame } from '../../sample/sample-host.tsx'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { ShareAction } from './share-action.tsx'
import { ShareDialog } from './share-dialog.tsx'

const address = `https://delebil.example/shared/${'x3Qk'.repeat(11).slice(1)}`
const link = (id: number): Share => ({
  id,
  created: '2026-11-20T10:00:00+01:00',
  expires: '2026-11-22T17:20:00+01:00',
  isMine: true,
})
/** A server that remembers what was made. */
let links: Share[] = []
const remembering: Mocks = {
  listShares: () => ({ data: links }),
  shareReservation: () => {
    const made = link(links.length + 1)
    links = [made, ...links]
    return { entity: { ...made, address }, errors: [] }
  },
  stopSharing: () => {
    links = []
    return undefined as never
  },
}
const starting = (count: number) => ({
  beforeEach: () => {
    links = Array.from({ length: count }, (_, at) => link(at + 1))
  },
  parameters: { msw: sampleHandlers(remembering) },
})
const patient = { timeout: 10_000 }
const open = 'Del reservasjon'

const meta = {
  title: 'Booking/ShareDialog',
  component: ShareDialog,
  args: { reservation: sampleReservation(), isOpen: false, onClose: () => undefined },
  render: ({ reservation }) => <ShareAction reservation={reservation} />,
  parameters: {
    guide: {
      do: ["Use the device's own way to share where it has one.", 'Say how long the link lives and how to stop it.'],
      dont: ["Don't show the link again to whoever did not make it.", "Don't share more than time and place."],
    },
    msw: sampleHandlers(remembering),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <h1>Reservasjon</h1>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof ShareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const MadeAndStopped: Story = {
  ...starting(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lag lenke' }, patient))
    await expect(await screen.findByDisplayValue(address, {}, patient)).toHaveAttribute('readonly')
    await expect(await screen.findByText(/delt med én lenke/, {}, patient)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stopp deling' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stoppe delingen?' }, patient))
    await userEvent.click(question.getByRole('button', { name: 'Stopp deling' }))
    await expect(await screen.findByText(/^Delingen er stoppet/, {}, patient)).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Lag lenke' }, patient)).toBeVisible()
    await expect(screen.queryByDisplayValue(address)).toBeNull()
  },
}

export const SharedBefore: Story = {
  ...starting(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }))
    await expect(await screen.findByText(/delt med 2 lenker/, {}, patient)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Lag en ny lenke' })).toBeVisible()
  },
}

const passedOn: unknown[] = []
export const ByTheDevice: Story = {
  parameters: { msw: sampleHandlers(remembering) },
  beforeEach: () => {
    links = []
    passedOn.length = 0
    const had = Object.getOwnPropertyDescriptor(navigator, 'share')
    const share = async (what: unknown) => void passedOn.push(what)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    return () => {
      if (had) Object.defineProperty(navigator, 'share', had)
      else Reflect.deleteProperty(navigator, 'share')
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lag lenke' }, patient))
    await userEvent.click(await screen.findByRole('button', { name: 'Del …' }, patient))
    await waitFor(() => expect(passedOn).toEqual([{ title: 'Delt reservasjon', url: address }]), patient)
  },
}

export const Copied: Story = {
  ...starting(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lag lenke' }, patient))
    await userEvent.click(await screen.findByRole('button', { name: 'Kopier lenken' }, patient))
    // The browser may refuse; then it says what to do instead.
    await expect(await screen.findByText(/^Lenken er kopiert\.|^Vi fikk ikke kopiert/, {}, patient)).toBeVisible()
  },
}

const whenOpened = (more: Mocks, text: string): Story => ({
  parameters: { msw: sampleHandlers({ ...remembering, listShares: () => ({ data: [] }), ...more }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: open }))
    if (more.shareReservation) await userEvent.click(await screen.findByRole('button', { name: 'Lag lenke' }, patient))
    await expect(await screen.findByText(text, {}, patient)).toBeInTheDocument()
  },
})
const refuse = (code: ConstructorParameters<typeof MockRefusal>[0]) => () => Promise.reject(new MockRefusal(code))
export const NotADriver: Story = whenOpened(
  { shareReservation: refuse('permission.missing') },
  'Du har ikke tilgang til dette.',
)
export const Failed: Story = whenOpened({ listShares: refuse('server.busy') }, 'Vi fikk ikke sett etter lenker')
export const Loading: Story = whenOpened({ listShares: never }, 'Ser etter lenker …')
