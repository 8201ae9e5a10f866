import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { sampleNow, sampleReservation } from '../../sample/bergen.ts'
import { inSampleFrame } from '../../sample/sample-host.tsx'
import { sampleHandlers } from '../../sample/sample-mocks.ts'
import { OdometerQuestion } from './odometer-question.tsx'

const ended = sampleReservation({
  id: 400,
  state: 'PAST',
  start: '2026-11-20T09:00:00+01:00',
  end: '2026-11-20T12:00:00+01:00',
  started: '2026-11-20T09:00:00+01:00',
  ended: '2026-11-20T11:50:00+01:00',
  kilometers: 0,
  kilometersMissing: true,
  odometer: { start: 50_000, end: null },
})

const meta = {
  title: 'Booking/OdometerQuestion',
  component: OdometerQuestion,
  args: { reservation: ended, now: sampleNow },
  parameters: {
    guide: {
      do: ['Ask for what is missing, and only that.', 'Say what it is for: the price waits.'],
      dont: ["Don't ask those who did not drive.", "Don't fill in what nobody has read."],
    },
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof OdometerQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const EndMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kilometerstand mangler' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Kilometerstand ved start' })).toBeNull()
    const end = canvas.getByRole('textbox', { name: 'Kilometerstand ved slutt' })
    await userEvent.click(canvas.getByRole('button', { name: 'Før kilometerstand' }))
    await expect(await canvas.findByText('Må fylles ut')).toBeVisible()
    await expect(end).toBeInvalid()
    await expect(end).toHaveFocus()
  },
}

export const BothMissing: Story = {
  args: { reservation: { ...ended, odometer: { start: null, end: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Kilometerstand ved start' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Kilometerstand ved slutt' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Legg ved bilde av dashbordet' })).toBeVisible()
  },
}

const tooLow = {
  code: 'odometer.too-low',
  message: 'Kilometerstanden er lavere enn den kan ha vært.',
  fieldName: 'end',
}

/** What cannot be is said at the field, and what was typed stays. */
export const Implausible: Story = {
  parameters: {
    msw: [
      http.post('*/odometer', () =>
        HttpResponse.json(
          {
            type: 'about:blank',
            title: tooLow.message,
            status: 400,
            code: tooLow.code,
            entity: null,
            errors: [tooLow],
          },
          { status: 400 },
        ),
      ),
      ...sampleHandlers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('textbox', { name: 'Kilometerstand ved slutt' })
    await userEvent.type(end, '49000')
    await userEvent.click(canvas.getByRole('button', { name: 'Før kilometerstand' }))
    await expect(await canvas.findByText(tooLow.message)).toBeVisible()
    await expect(end).toBeInvalid()
    await expect(end).toHaveValue('49000')
  },
}

/** Whoever only pays for the membership is not asked. */
export const NotTheDriver: Story = {
  args: { reservation: { ...ended, personId: 77, drivers: [{ id: 77, name: 'Ola Nordmann' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
