import { mockApi } from '@delebil/core-api/mocks'
import { Button } from '@delebil/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { useSite } from '../../site/context/site-context.ts'
import { LoginModalWhenAsked } from './login-modal-when-asked.tsx'

const patience = { timeout: 10_000 }

function OpenLogin() {
  const { session } = useSite()
  return (
    <>
      <Button onPress={session.openLogin}>Åpne</Button>
      <LoginModalWhenAsked />
    </>
  )
}

const answeredAfter = (ms: number | 'infinite') =>
  mockApi('', {
    getSignOn: async () => {
      await delay(ms)
      return { entity: { name: 'vipps', title: 'Vipps' } }
    },
  })

const meta = {
  title: 'Site/LoginModalWhenAsked',
  component: LoginModalWhenAsked,
  render: () => (
    <SampleSite>
      <OpenLogin />
    </SampleSite>
  ),
} satisfies Meta<typeof LoginModalWhenAsked>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing in the box moves once it is there: not even where the ways in are known after its code has come. */
export const OpensAsItStays: Story = {
  parameters: { msw: answeredAfter(400) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Åpne' }, patience))
    const field = await screen.findByLabelText('E-post', {}, patience)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { top } = field.getBoundingClientRect()
    await expect(await screen.findByRole('button', { name: 'Logg inn med Vipps' }, patience)).toBeVisible()
    await expect(field.getBoundingClientRect().top).toBe(top)
  },
}

/** A log-in waits only a moment for the other ways in. */
export const OpensWithoutAnswer: Story = {
  parameters: { msw: answeredAfter('infinite') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Åpne' }, patience))
    await waitFor(() => expect(screen.getByLabelText('E-post')).toBeVisible(), patience)
    await expect(screen.queryByRole('button', { name: 'Logg inn med Vipps' })).toBeNull()
  },
}
