import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation, useNavigate } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { failed } from './failures.ts'
import { PageOrFailure } from './page-or-failure.tsx'

/** A page on which something is typed, and a change fails. */
function PageWithNote() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <div>
      <label htmlFor="note">Notat</label>
      <input id="note" />
      <button type="button" onClick={() => void navigate(pathname, { state: failed('EDIT_NOTE_ERROR') })}>
        Lagre
      </button>
    </div>
  )
}

const meta = {
  title: 'Site/PageOrFailure',
  component: PageOrFailure,
  args: { children: <PageWithNote /> },
  decorators: [
    (Story) => (
      <SampleSite path="/reservations/501">
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof PageOrFailure>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

export const KeepsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', {}, patience), 'Nøkkelen ligger hos Kari')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    const heading = await canvas.findByRole('heading', { name: 'Kunne ikke endre notatet' }, patience)
    await waitFor(() => expect(heading).toHaveFocus(), patience)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tilbake' }))
    await expect(await canvas.findByRole('textbox', {}, patience)).toHaveValue('Nøkkelen ligger hos Kari')
    await expect(canvas.queryByRole('heading', { name: 'Kunne ikke endre notatet' })).toBeNull()
  },
}
