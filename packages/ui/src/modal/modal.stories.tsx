import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { Modal, type ModalProps } from './modal.tsx'

function Opened({ onClose, ...props }: ModalProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Åpne</Button>
      <Modal {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const meta = {
  title: 'Components/Modal',
  component: Modal,
  parameters: {
    guide: {
      do: [
        'For one question or one short task that the page waits for.',
        'The heading says the task; the actions are verbs.',
        'Escape closes it, and the focus goes back to where it was.',
      ],
      dont: [
        "Don't open one from another.",
        "Don't use it for what one may want to compare with the page: a page of its own.",
        "Don't set `isDismissable` where something typed would be lost.",
      ],
    },
    docs: { story: { inline: false } },
  },
  render: (args) => <Opened {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    heading: 'Endring feilet',
    children: 'Kunne dessverre ikke utføre endring, forsøk igjen senere.',
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithActions: Story = {
  args: {
    heading: 'Avslutt turen',
    children: 'Ble bilen skadet?',
    actions: (
      <>
        <Button>Ja</Button>
        <Button variant="primary">Nei</Button>
      </>
    ),
  },
}
export const WithoutCloseButton: Story = { args: { hasCloseButton: false } }
export const LongContent: Story = {
  args: {
    size: 'large',
    children: <p style={{ whiteSpace: 'pre-line' }}>{'Vilkår for bruk av delte biler.\n\n'.repeat(40)}</p>,
    actions: <Button variant="primary">Godta</Button>,
  },
  play: async () => {
    const foot = (await screen.findByRole('button', { name: 'Godta' })).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(
      screen.getByRole('heading', { name: 'Endring feilet' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0)
  },
}
export const EscapeGivesFocusBack: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Åpne' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Endring feilet' })
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Lukk' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const CloseButtonCloses: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lukk' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const reasons = [
  { id: 'late', label: 'Jeg blir forsinket' },
  { id: 'other', label: 'Noe annet' },
]

function AskWhy() {
  const [reason, setReason] = useState<string | null>(null)
  return <Select label="Hvorfor?" options={reasons} value={reason} onChange={setReason} placeholder="Velg grunn" />
}

/** A list inside a dialog opens, is chosen from and closes by itself; the dialog stays. */
export const ListInside: Story = {
  args: { children: <AskWhy /> },
  play: async ({ userEvent }) => {
    const why = await screen.findByRole('button', { name: /Hvorfor/ })
    why.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Noe annet' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(why).toHaveTextContent('Noe annet')
    await waitFor(() => expect(why).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'Endring feilet' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
