import { Button, Inline } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, MessageSquare, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { Count } from './count.tsx'
import { KeyHint } from './key-hint.tsx'
import { ReservationBadge } from './reservation-badge.tsx'
import { StateBadge } from './state-badge.tsx'

const meta = {
  title: 'Admin/StateBadge',
  component: StateBadge,
  parameters: {
    guide: {
      do: [
        'Choose by what it means for the work: goes on, to come, must be seen, wrong, over.',
        'Give a shape of its own where the meaning has several: a clock for late, a cross for voided.',
      ],
      dont: ["Don't use a state's colour for anything but the state.", "Don't put a sentence into it."],
    },
  },
  args: { meaning: 'look', children: 'Må ses på' },
  decorators: [(Story, { parameters }) => <SampleAdmin host={parameters['host']}>{Story()}</SampleAdmin>],
} satisfies Meta<typeof StateBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Meanings: Story = {
  render: () => (
    <Inline gapPx={8}>
      <StateBadge meaning="going">I bruk</StateBadge>
      <StateBadge meaning="coming">Prøve, ingenting skrevet</StateBadge>
      <StateBadge meaning="look">Må ses på</StateBadge>
      <StateBadge meaning="look" icon={MessageSquare}>
        Ubesvart melding
      </StateBadge>
      <StateBadge meaning="wrong" icon={Clock}>
        Ikke levert
      </StateBadge>
      <StateBadge meaning="over">Ferdig</StateBadge>
    </Inline>
  ),
}
/** The five words of the specification; a late trip keeps its word. */
export const Reservations: Story = {
  render: () => (
    <Inline gapPx={8}>
      <ReservationBadge state="ONGOING" />
      <ReservationBadge state="ONGOING" isLate />
      <ReservationBadge state="FUTURE" />
      <ReservationBadge state="PAST" />
      <ReservationBadge state="CANCELED" />
      <ReservationBadge state="VOIDED" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('AKTIV')).toHaveLength(2)
    const [onTime, late] = canvas.getAllByText('AKTIV').map((badge) => getComputedStyle(badge).color)
    await expect(late).not.toBe(onTime)
  },
}
export const Counts: Story = {
  render: () => (
    <Inline gapPx={8}>
      <Count of={13_993} />
      <Count of={7} meaning="look" label="7 venter" />
      <Count of={1} meaning="wrong" />
      <Count of={0} meaning="wrong" />
    </Inline>
  ),
}
/** Beside a button, which says its key to a screen reader itself; gone while single letters are off. */
export const Keys: Story = {
  render: () => (
    <Inline gapPx={16}>
      <Button icon={Plus}>
        NY
        <KeyHint keys={['N']} />
      </Button>
      <KeyHint keys={['Mod', 'Enter']} isSpoken />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'NY' })).toHaveAttribute('aria-keyshortcuts', 'N')
  },
}
const kept = { read: (name: string) => (name === 'keys' ? 'off' : undefined), write: () => undefined }
export const KeysOff: Story = {
  parameters: { host: { kept } },
  render: () => <Button>NY{<KeyHint keys={['N']} />}</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('N')).toBeNull()
  },
}
