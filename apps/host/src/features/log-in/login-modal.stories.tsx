import { mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useSite } from '../../site/context/site-context.ts'
import { LoginModal } from './login-modal.tsx'

const patience = { timeout: 10_000 }
const note = { params: { id: 501 }, body: { userNote: 'Nøkkelen ligger i skuffen' } }

/** A session that dies while a change waits for the network. */
function DyingSession() {
  const { session, offline } = useSite()
  useEffect(() => {
    void offline.ready.then(() => {
      const action = { id: 1, personId: 1, name: 'updateReservationNote', input: note, key: 'a', atMs: 0 } as const
      offline.queue.state.actions = [action]
      session.markUnauthenticated()
    })
  }, [session, offline])
  return <LoginModal isReady />
}

const meta = {
  title: 'Site/LoginModal',
  component: LoginModal,
  args: { isReady: true },
  parameters: { msw: mockApi('', { getSignOn: () => ({ entity: null }) }) },
  render: () => (
    <SampleSite whoami={sampleWhoami()}>
      <DyingSession />
    </SampleSite>
  ),
} satisfies Meta<typeof LoginModal>
export default meta
type Story = StoryObj<typeof meta>

/** The heading says what the box is for at the moment. */
export const ForgottenPassword: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Logg inn' }, patience)
    await userEvent.click(await screen.findByRole('button', { name: 'Glemt passordet?' }))
    await expect(await screen.findByRole('dialog', { name: 'Glemt passord' }, patience)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tilbake' }))
    await expect(await screen.findByRole('dialog', { name: 'Logg inn' }, patience)).toBeVisible()
  },
}

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ userEvent }) => {
    const close = async () => {
      const box = await screen.findByRole('dialog', { name: 'Logg inn' }, patience)
      await userEvent.type(await screen.findByLabelText('E-post'), '{Escape}')
      return box
    }
    const box = await close()
    await expect(await screen.findByRole('alertdialog', {}, patience)).toHaveTextContent(
      'Én endring er ikke sendt ennå',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Bli' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
    await expect(box).toBeVisible()
    await close()
    await userEvent.click(await screen.findByRole('button', { name: 'Logg ut likevel' }, patience))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  },
}
