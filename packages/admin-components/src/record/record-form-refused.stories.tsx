import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { refused, SampleAdmin, sampleApi, sampleScreen } from '../sample/sample-admin.tsx'
import { RecordForm } from './record-form.tsx'

const model = { id: 1, version: 1, name: 'Toyota Yaris', category: 'small', bodyType: 'hatchback', seats: 5 }

const meta = {
  title: 'Admin/RecordForm/Refused',
  component: RecordForm,
  parameters: {
    guide: {
      do: ['Take the focus to why it was refused, however far the form was scrolled.'],
      dont: ["Don't lose what was typed."],
    },
  },
  args: { screen: sampleScreen, record: model, start: model, onSaved: fn(), onDirty: fn() },
} satisfies Meta<typeof RecordForm>
export default meta
type Story = StoryObj<typeof meta>

/** Who deleted it while it was written in is not known; what was written is not lost with it. */
export const GoneMeanwhile: Story = {
  render: (args) => (
    <SampleAdmin
      host={{
        api: sampleApi({ change: () => refused(404, 'resource.unknown', 'Vi finner ikke det du leter etter.') }),
      }}
    >
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Navn' })
    await userEvent.type(name, ' Cross')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText(/Noen andre har slettet dette/)).toBeVisible()
    await expect(name).toHaveValue('Toyota Yaris Cross')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Noen andre har slettet dette'))
  },
}

const theirs = { ...model, version: 2, name: 'Toyota Yaris Hybrid' }

/** What a save was refused with is said where the person is: focus goes to it, however far the form has been scrolled. */
export const ChangedMeanwhile: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ api: sampleApi({ change: () => refused(409, 'record.stale', 'Endret', { entity: theirs }) }) }}
    >
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Navn' }), ' Cross')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Noen andre har endret dette'))
    await expect(document.activeElement).toHaveTextContent('Toyota Yaris Hybrid')
    await userEvent.click(canvas.getByRole('button', { name: 'Behold min' }))
    await expect(canvas.getByRole('textbox', { name: 'Navn' })).toHaveValue('Toyota Yaris Cross')
  },
}

/** A rule that staff may pass on purpose is told beside the reason that passes it. */
export const RefusedByRule: Story = {
  render: (args) => (
    <SampleAdmin
      host={{ api: sampleApi({ change: () => refused(409, 'reservation.car-taken', 'Bilen er opptatt.') }) }}
    >
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  args: {
    screen: { ...sampleScreen, overridable: ['reservation.car-taken'] },
    record: model,
    start: model,
    onSaved: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Navn' }), ' Cross')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Bilen er opptatt.'))
    await expect(canvas.getAllByText('Bilen er opptatt.')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'Hvorfor gjøres det likevel?' })).toBeVisible()
  },
}

/** What is wrong is told beside the button, with a link that takes the focus to the field; all of it by key. */
export const WrongByKey: Story = {
  render: (args) => (
    <SampleAdmin>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Navn' })
    await userEvent.clear(name)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Én ting må rettes før det kan lagres'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Navn: Må fylles ut' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Toyota Aygo')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByRole('button', { name: 'Lagret' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Nothing changed, no bar; what was changed is put back by one press, and the focus stays in the form. */
export const Discarded: Story = {
  render: (args) => (
    <SampleAdmin>
      <RecordForm {...args} />
    </SampleAdmin>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Navn' })
    await expect(canvas.queryByRole('button', { name: /^Lagre/ })).toBeNull()
    await userEvent.type(name, ' Cross')
    await userEvent.click(canvas.getByRole('button', { name: 'Forkast' }))
    await expect(name).toHaveValue('Toyota Yaris')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Lagre/ })).toBeNull()
  },
}
