import type { Meta, StoryObj } from '@storybook/react-vite'
import { Car, MessageSquare, Pencil } from 'lucide-react'
import { expect } from 'storybook/test'
import { EventList } from './event-list.tsx'

const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)

const meta = {
  title: 'Admin/EventList',
  component: EventList,
  parameters: {
    guide: {
      do: ['Tell what happened in one line of time: what was driven, changed and said.'],
      dont: ["Don't show two histories of one record."],
    },
  },
  args: {
    label: 'Det som har skjedd',
    events: [
      {
        id: '3',
        at: at('22T15:12'),
        icon: MessageSquare,
        isCalling: true,
        what: '«Kan jeg ha bilen til 18:30?»',
        who: 'Per Mjelde',
      },
      { id: '2', at: at('22T14:58'), icon: Car, what: 'Turen begynte', children: <p>Fra Nordnes</p> },
      { id: '1', at: at('21T03:23'), icon: Pencil, what: 'Reservert', who: 'Per Mjelde' },
    ],
  },
} satisfies Meta<typeof EventList>
export default meta
type Story = StoryObj<typeof meta>

/** Each has its day and time for a reader; the day is seen once. */
export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('søn. 22. nov. 15:12')
  },
}
/** Where only the day is known, no time is told. */
export const OfDay: Story = {
  args: { events: [{ id: 'paid', at: at('20T13:00'), isOfDay: true, icon: Car, what: 'Betalt 431,20 kr' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betalt 431,20 kr')).toBeVisible()
    await expect(canvas.queryByText(/13:00/)).toBeNull()
  },
}
export const None: Story = { args: { events: [] } }
