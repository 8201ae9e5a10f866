import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { paths } from '../../site/paths.ts'
import { LoginLinkPage } from './login-link-page.tsx'

const refuse = () => {
  throw new MockRefusal('account.link-dead')
}
const at = (hash: string) => () => (
  <SampleSite path={`${paths.loginLink}${hash}`} routes={[{ path: paths.loginLink, element: <LoginLinkPage /> }]} />
)

const meta = {
  title: 'Site/LoginLinkPage',
  component: LoginLinkPage,
  render: at(`#token=${'t'.repeat(43)}`),
} satisfies Meta<typeof LoginLinkPage>
export default meta
type Story = StoryObj<typeof meta>

let used: unknown[] = []

/** Nothing is used before the press; afterwards one logs in as always. */
export const Filled: Story = {
  beforeEach: () => {
    used = []
  },
  parameters: {
    msw: [
      http.post('*/api/login/browser', async ({ request }) => {
        used.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Bruk denne nettleseren' })
    await expect(used).toEqual([])
    await userEvent.click(use)
    await expect(await canvas.findByText('Nå kan du logge inn her med passordet ditt.')).toBeVisible()
    await expect(used).toEqual([{ token: 't'.repeat(43) }])
    await expect(canvas.getByRole('button', { name: 'Logg inn' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Bruk denne nettleseren' })).toBeNull()
  },
}

/** A link that was used or is too old says so. */
export const Refused: Story = {
  parameters: { msw: mockApi('', { knowBrowserByLink: refuse }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bruk denne nettleseren' }))
    await expect(await canvas.findByText(problemText['account.link-dead'])).toBeVisible()
  },
}

/** Half a link has nothing to press. */
export const Incomplete: Story = {
  render: at(''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lenken er ikke hel/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
