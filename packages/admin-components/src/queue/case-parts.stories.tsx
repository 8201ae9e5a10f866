import { Button } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Phone } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { useKeys } from '../command/use-keys.ts'
import { useKeptText } from '../part/kept.ts'
import { SampleAdmin } from '../sample/sample-admin.tsx'
import { CaseWhy } from './case-why.tsx'
import { QueueFrame } from './queue-frame.tsx'
import { Suggestions } from './suggestions.tsx'

const pressed = fn()
const nothing = () => undefined

function Case() {
  useKeys({ onPalette: nothing, onSheet: nothing, onNew: nothing, onGo: () => false })
  const [, keep] = useKeptText('keys')
  return (
    <>
      <CaseWhy more={<p>Bilen hører til på Landås.</p>}>Hanne Hauge skulle levert bil 131 kl. 14:00</CaseWhy>
      <Suggestions
        heading="Foreslått"
        suggestions={[
          {
            id: 'call',
            icon: Phone,
            title: 'Ring Hanne',
            why: '918 44 207',
            button: <Button onPress={() => pressed('call')}>Ring</Button>,
          },
          {
            id: 'seen',
            icon: Check,
            title: 'Saken er sett på',
            why: 'Ingenting endres.',
            button: <Button onPress={() => pressed('seen')}>Er sett på</Button>,
          },
        ]}
      />
      <label>
        Notat <input />
      </label>
      <Button onPress={() => keep('off')}>Slå av</Button>
    </>
  )
}

const meta = {
  title: 'Admin/Case',
  component: QueueFrame,
  subcomponents: { CaseWhy, Suggestions },
  globals: { viewport: { value: 'desk' } },
  parameters: {
    guide: {
      do: ['Say what is wrong in one sentence.', 'Say of each suggestion what follows with it.'],
      dont: ["Don't suggest what the law refuses."],
    },
  },
  args: {
    label: 'Saker',
    head: '2 i listen',
    cases: [
      { id: 1, isOpen: true, onPress: nothing, said: 'Ikke levert i tide' },
      { id: 2, isOpen: false, onPress: () => pressed('other'), said: 'Må ses på' },
    ],
    children: <Case />,
  },
  render: (args) => (
    <SampleAdmin>
      <QueueFrame {...args} />
    </SampleAdmin>
  ),
  beforeEach: () => {
    pressed.mockClear()
  },
} satisfies Meta<typeof QueueFrame>
export default meta
type Story = StoryObj<typeof meta>

/** W leads to why it is here, a number presses what is suggested; none of them while somebody types, nor when they are turned off. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('w')
    await expect(await canvas.findByRole('note', { name: 'Hvorfor den er her' })).toHaveFocus()
    await userEvent.keyboard('2')
    await expect(pressed.mock.calls).toEqual([['seen']])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notat' }), '12w')
    await expect(canvas.getByRole('textbox', { name: 'Notat' })).toHaveValue('12w')
    await userEvent.click(canvas.getByRole('button', { name: 'Må ses på' }))
    await expect(pressed.mock.calls).toEqual([['seen'], ['other']])
    await userEvent.click(canvas.getByRole('button', { name: 'Slå av' }))
    await userEvent.keyboard('1')
    await expect(pressed.mock.calls).toHaveLength(2)
  },
}
