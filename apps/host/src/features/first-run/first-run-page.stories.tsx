import { mockApi } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { paths } from '../../site/paths.ts'
import { FirstRunPage } from './first-run-page.tsx'

const open = { getFirstRun: () => ({ isOpen: true }) }
const meta = {
  title: 'Site/FirstRunPage',
  component: FirstRunPage,
  render: () => <SampleSite path={paths.firstRun} routes={[{ path: paths.firstRun, element: <FirstRunPage /> }]} />,
  parameters: {
    msw: mockApi('', {
      ...open,
      createFirstOrganization: () => ({ passwordPath: '/reset-password#token=abc' }),
    }),
  },
} satisfies Meta<typeof FirstRunPage>
export default meta
type Story = StoryObj<typeof meta>

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Kode' }), 'ABCD-EFGH-JKMN-PQRS')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Navnet på bildelingen' }), 'Nordfjord bildeling')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Ditt navn' }), 'Kari Nordmann')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Din e-post' }), 'kari@nordfjord.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Lag bildelingen' }))
}

/** Without mail the way to a password is right there. */
export const Made: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await expect(await canvas.findByText('Bildelingen er laget.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Velg passord' })).toHaveAttribute(
      'href',
      '/reset-password#token=abc',
    )
  },
}

export const Mailed: Story = {
  parameters: { msw: mockApi('', { ...open, createFirstOrganization: () => ({ passwordPath: null }) }) },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await expect(await canvas.findByText(/e-post til kari@nordfjord.test/)).toBeVisible()
  },
}

/** What is wrong stands at its field, before it is sent and after. */
export const WrongCode: Story = {
  parameters: {
    msw: [
      ...mockApi('', open),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/first-run', () => {
        const error = { code: 'first-run.code', fieldName: 'code', message: problemText['first-run.code'] }
        return HttpResponse.json({ ...error, status: 403, entity: null, errors: [error] }, { status: 403 })
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lag bildelingen' }))
    await expect(await canvas.findAllByText('Må fylles ut')).toHaveLength(4)
    await fill(canvasElement)
    await expect(await canvas.findByText(/^Koden stemmer ikke/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Kode' })).toHaveValue('ABCD-EFGH-JKMN-PQRS')
  },
}

export const Closed: Story = {
  parameters: { msw: mockApi('', { getFirstRun: () => ({ isOpen: false }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bildelingen er laget allerede.')).toBeVisible()
  },
}
