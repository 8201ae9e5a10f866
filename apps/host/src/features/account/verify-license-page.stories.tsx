import type { License } from '@delebil/core-api'
import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import { problemText } from '@delebil/validation/text'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { sampleOwnPerson } from '../../sample/sample-person.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { VerifyLicensePage } from './verify-license-page.tsx'

const unknown: License = { state: 'UNKNOWN', validUntil: null, checkedAt: null, classes: [], submission: null }
const sentAt = '2026-11-22T10:00:00+01:00'
const waiting: License = { ...unknown, submission: { state: 'WAITING', sentAt, reason: null } }
const personWith = (license: License) => sampleOwnPerson({ driversLicenseValid: false, license })
const mocks = (license: License, more: Mocks = {}) =>
  mockApi('', { getPerson: () => personWith(license), writeLog: () => undefined, ...more })

// 1 by 1 pixel.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const pictureFile = (name: string) => new File([png], name, { type: 'image/png' })
const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[type=file]')]

const meta = {
  title: 'Account/VerifyLicensePage',
  component: VerifyLicensePage,
  decorators: [
    (Story) => (
      <SampleSite whoami={sampleWhoami()} path="/verifyLicense">
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof VerifyLicensePage>
export default meta
type Story = StoryObj<typeof meta>

export const NotSent: Story = {
  parameters: { msw: mocks(unknown) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send førerkortet' }))
    await expect(await canvas.findByText(problemText['field.required'])).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Velg bilde av forsiden' })).toHaveFocus())
  },
}
export const Phone: Story = { parameters: { msw: mocks(waiting) }, globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  parameters: { msw: [http.get('*/api/persons', () => new Promise<never>(() => undefined))] },
}
export const Failed: Story = {
  parameters: {
    msw: mocks(unknown, {
      getPerson: () => {
        throw new MockRefusal('server.error')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kunne ikke hente opplysningene\./)).toBeVisible()
  },
}
export const Waiting: Story = {
  parameters: { msw: mocks(waiting) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Venter på at klubben ser på det')).toBeVisible()
    await expect(canvas.getByText(/^Sendt .*10:00\. Sender du på nytt, gjelder bare det siste\.$/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: { msw: mocks({ ...unknown, submission: { state: 'REFUSED', sentAt, reason: 'BACK_MISSING' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vi trenger et bilde av baksiden også. Send det på nytt under.')).toBeVisible()
  },
}
export const Valid: Story = {
  parameters: { msw: mocks({ ...unknown, state: 'MANUAL', validUntil: '2099-12-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Godkjent av klubben')).toBeVisible()
    await expect(canvas.getByText(/31\. desember 2099/)).toBeVisible()
    await expect(canvas.queryByText(/Send det nye når du har fått det/)).toBeNull()
  },
}
export const EndsSoon: Story = {
  parameters: { msw: mocks({ ...unknown, state: 'MANUAL', validUntil: osloDateText(addOsloDays(new Date(), 20)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Send det nye når du har fått det/)).toBeVisible()
  },
}

const sides: (string | null)[] = []
let isOffline = true

export const SendsFrontAndBack: Story = {
  beforeEach: () => {
    sides.length = 0
  },
  parameters: {
    msw: [
      http.post('*/api/persons/license-pictures', ({ request }) => {
        sides.push(new URL(request.url).searchParams.get('side'))
        return HttpResponse.json({ entity: personWith(waiting), errors: [] })
      }),
      ...mocks(unknown),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Send førerkortet' })
    const [front, back] = inputs(canvasElement)
    if (front) await userEvent.upload(front, pictureFile('foran.png'))
    await expect(await canvas.findByRole('img', { name: 'Valgt bilde: forsiden' })).toBeVisible()
    if (back) await userEvent.upload(back, pictureFile('bak.png'))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send førerkortet' }))
    await expect(await canvas.findByText(/Førerkortet er sendt/)).toBeVisible()
    await expect(canvas.getByText('Venter på at klubben ser på det')).toBeVisible()
    await expect(sides).toEqual(['FRONT', 'BACK'])
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Without network it is said, the picture stays, and the same press sends it once there is network. */
export const Offline: Story = {
  beforeEach: () => {
    isOffline = true
  },
  parameters: {
    msw: [
      http.post('*/api/persons/license-pictures', () =>
        isOffline ? HttpResponse.error() : HttpResponse.json({ entity: personWith(waiting), errors: [] }),
      ),
      ...mocks(unknown),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Fødselsnummer'), '158190')
    const [front] = inputs(canvasElement)
    if (front) await userEvent.upload(front, pictureFile('foran.png'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send førerkortet' }))
    await expect(await canvas.findByText(problemText['network.unreachable'])).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Valgt bilde: forsiden' })).toBeVisible()
    isOffline = false
    await userEvent.click(canvas.getByRole('button', { name: 'Send førerkortet' }))
    await expect(await canvas.findByText('Venter på at klubben ser på det')).toBeVisible()
    await expect(canvas.getByLabelText('Fødselsnummer')).toHaveValue('158190')
  },
}

export const NoPicture: Story = {
  parameters: {
    msw: [
      http.post('*/api/persons/license-pictures', () =>
        HttpResponse.json(
          {
            code: 'picture.unreadable',
            title: problemText['picture.unreadable'],
            status: 400,
            errors: [{ code: 'picture.unreadable', message: problemText['picture.unreadable'], fieldName: 'file' }],
          },
          { status: 400, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
      ...mocks(unknown),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Send førerkortet' })
    const [front] = inputs(canvasElement)
    if (front) await userEvent.upload(front, pictureFile('foran.png'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send førerkortet' }))
    const field = canvas.getByRole('group', { name: 'Forsiden' })
    await waitFor(() => expect(field).toHaveTextContent(problemText['picture.unreadable']))
  },
}
