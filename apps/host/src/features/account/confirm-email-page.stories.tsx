import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const at = (path: string) => () => (
  <SampleSite path={path} routes={[{ path: '/confirmEmail', element: <ConfirmEmailPage /> }]} />
)
const meta = {
  title: 'Site/ConfirmEmailPage',
  component: ConfirmEmailPage,
  render: at('/confirmEmail#token=x'),
  parameters: { msw: mockApi('', { confirmEmail: () => undefined }) },
} satisfies Meta<typeof ConfirmEmailPage>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft adressen' }))
    await expect(await canvas.findByText('E-postadressen er bekreftet. Nå kan du reservere.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finn bil' })).toHaveAttribute('href', '/findcar')
  },
}
export const DeadLink: Story = {
  parameters: {
    msw: mockApi('', {
      confirmEmail: () => {
        throw new MockRefusal('account.link-dead')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bekreft adressen' }))
    await expect(await canvas.findByText(/Lenken er brukt eller for gammel/)).toBeVisible()
  },
}
export const WithoutToken: Story = { render: at('/confirmEmail') }
