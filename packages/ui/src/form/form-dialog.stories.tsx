import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import type { FormRefusal } from './form-state.ts'
import { useForm } from './use-form.ts'

type Answer = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly refusal: FormRefusal }

interface SampleProps {
  readonly send: (values: { readonly name: string; readonly email: string }) => Promise<Answer | undefined>
  readonly onClose: () => void
  readonly onDone: (name: string) => void
  readonly hold?: (() => () => void) | undefined
}

function SampleDialog({ send, onClose, onDone, hold }: SampleProps) {
  const form = useForm({
    initial: { name: '', email: '' },
    check: ({ name }) => ({ name: name === '' ? 'Må fylles ut' : undefined }),
    send,
    onDone,
    hold,
  })
  return (
    <FormDialog form={form} heading="Inviter" submit="Send" size="small" onClose={onClose}>
      <TextField label="Navn" {...form.field('name')} />
      <TextField label="E-post" {...form.field('email')} />
    </FormDialog>
  )
}

const meta = {
  title: 'Components/FormDialog',
  component: SampleDialog,
  parameters: {
    guide: {
      do: [
        'Say what is wrong at its field, and keep all that was typed, whatever is answered.',
        'Name the button by the act: «Send».',
      ],
      dont: ["Don't close it before the answer is there.", "Don't disable the button because something is missing."],
    },
    docs: { story: { inline: false } },
  },
  args: { send: fn<SampleProps['send']>(async () => ({ ok: true, value: 'Kari' })), onClose: fn(), onDone: fn() },
} satisfies Meta<typeof SampleDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Inviter' }))

/** What is missing stands at its field, which has the focus; touched, it is no longer said. */
export const Wrong: Story = {
  play: async ({ args }) => {
    const { getByRole, findByText, queryByText } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Send' }))
    await expect(await findByText('Må fylles ut')).toBeVisible()
    const name = getByRole('textbox', { name: 'Navn' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(name, 'K')
    await waitFor(() => expect(queryByText('Må fylles ut')).toBeNull())
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** Refused, all of it stands; pressed twice, it was sent once. */
export const Refused: Story = {
  args: {
    send: fn<SampleProps['send']>(async () => ({
      ok: false,
      refusal: { message: 'Noe må rettes', fields: { email: 'Er i bruk' } },
    })),
  },
  play: async ({ args }) => {
    const { getByRole, findByText, queryByText } = await dialog()
    await userEvent.type(getByRole('textbox', { name: 'Navn' }), 'Kari')
    const email = getByRole('textbox', { name: 'E-post' })
    await userEvent.type(email, 'kari@delebil.test')
    await userEvent.dblClick(getByRole('button', { name: 'Send' }))
    await expect(await findByText('Er i bruk')).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
    await expect(queryByText('Noe må rettes')).toBeNull()
    await expect(email).toHaveValue('kari@delebil.test')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** What belongs to no field is said below them. */
export const RefusedAltogether: Story = {
  args: {
    send: fn<SampleProps['send']>(async () => ({ ok: false, refusal: { message: 'Prøv igjen om litt.', fields: {} } })),
  },
  play: async () => {
    const { getByRole, findByText } = await dialog()
    await userEvent.type(getByRole('textbox', { name: 'Navn' }), 'Kari')
    await userEvent.click(getByRole('button', { name: 'Send' }))
    await expect(await findByText('Prøv igjen om litt.')).toBeVisible()
    await expect(getByRole('textbox', { name: 'Navn' })).toHaveValue('Kari')
  },
}

const letGo = fn()
const slow = Promise.withResolvers<void>()

/** Held while something is typed that is not saved; sent once, however often it is pressed. */
export const Sent: Story = {
  args: {
    hold: fn(() => letGo),
    send: fn<SampleProps['send']>(async () => {
      await slow.promise
      return { ok: true, value: 'Kari' }
    }),
  },
  play: async ({ args }) => {
    letGo.mockClear()
    const { getByRole } = await dialog()
    await expect(args.hold).not.toHaveBeenCalled()
    await userEvent.type(getByRole('textbox', { name: 'Navn' }), 'Kari')
    await waitFor(() => expect(args.hold).toHaveBeenCalledOnce())
    await userEvent.dblClick(getByRole('button', { name: 'Send' }))
    slow.resolve()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.send).toHaveBeenCalledOnce()
    await waitFor(() => expect(letGo).toHaveBeenCalledOnce())
  },
}
