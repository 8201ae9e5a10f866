import { MockRefusal, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { LoginBox } from './login-box.tsx'

const refuse = () => {
  throw new MockRefusal('login.failed')
}

const signOn = mockApi('', { getSignOn: () => ({ entity: { name: 'vipps', title: 'Vipps' } }) })

const meta = {
  title: 'Site/LoginBox',
  component: LoginBox,
  decorators: [
    (Story) => (
      <SampleSite>
        <div style={{ maxWidth: 360 }}>
          <Story />
        </div>
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof LoginBox>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('E-post'), 'kari@delebil.test')
  await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig{Enter}')
}

export const Empty: Story = {
  parameters: { msw: signOn },
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Logg inn' })
    await expect(submit).toBeDisabled()
    await expect(await canvas.findByRole('button', { name: 'Logg inn med Vipps' })).toBeEnabled()
    await userEvent.type(canvas.getByLabelText('E-post'), 'kari')
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Passord'), 'x')
    await expect(submit).toBeEnabled()
  },
}

/** Those who work there come by what they have at work. */
export const ForStaff: Story = {
  parameters: {
    msw: mockApi('', {
      getSignOn: () => ({ entity: null, staff: [{ key: 'byfjord', organization: 'Byfjord', title: 'Jobbkonto' }] }),
    }),
  },
  play: async ({ canvas }) => {
    const name = 'Ansatt i Byfjord? Logg inn med Jobbkonto'
    await expect(await canvas.findByRole('button', { name })).toBeEnabled()
  },
}

export const WrongPassword: Story = {
  parameters: { msw: [...signOn, ...mockApi('', { login: refuse })] },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByText('Feil brukernavn eller passord')).toBeVisible()
  },
}

const locked = http.post('*/api/login', () =>
  HttpResponse.json(
    {
      code: 'login.locked',
      errors: [{ code: 'login.locked', message: 'For mange forsøk. Vent litt før du prøver igjen.' }],
    },
    { status: 429, headers: { 'retry-after': '40' } },
  ),
)
let asked: unknown

/** Who has to wait can have a link mailed instead, whether there is such an account or not. */
export const Locked: Story = {
  parameters: {
    msw: [
      ...signOn,
      locked,
      http.post('*/api/login/link', async ({ request }) => {
        asked = await request.json()
        return new HttpResponse(null, { status: 204 })
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await expect(await canvas.findByText(/Du kan prøve igjen om \d+ sekunder\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logg inn' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Send meg en lenke på e-post' }))
    await expect(await canvas.findByText(/^Hvis adressen har en bruker, er en lenke på vei/)).toBeVisible()
    await expect(asked).toEqual({ username: 'kari@delebil.test' })
  },
}

export const Pending: Story = {
  parameters: { msw: [...signOn, http.post('*/api/login', () => new Promise<never>(() => undefined))] },
  play: async (context) => {
    await fill(context)
    await expect(context.canvas.getByLabelText('E-post')).toHaveValue('kari@delebil.test')
  },
}

export const NoAnswer: Story = {
  parameters: { msw: [...signOn, http.post('*/api/login', () => HttpResponse.error())] },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByText(/Vi får ikke kontakt med tjenesten/)).toBeVisible()
    await expect(context.canvas.getByLabelText('Passord')).toHaveValue('hemmelig')
  },
}
