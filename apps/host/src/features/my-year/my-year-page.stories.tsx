import { MockRefusal, type Mocks, mockApi } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleCarYear } from '../../sample/sample-car-year.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { MyYearPage } from './my-year-page.tsx'

const patient = { timeout: 10_000 }
const filled: Mocks = {
  getCarYear: ({ query }) => {
    const isLastYear = query.get('year') === '2025'
    return { entity: isLastYear ? sampleCarYear({ year: 2025, elapsed: 1, empty: true }) : sampleCarYear() }
  },
}
const answers = (getCarYear: NonNullable<Mocks['getCarYear']>) => mockApi('', { getCarYear })

const meta = {
  title: 'Site/MyYearPage',
  component: MyYearPage,
  parameters: { isFlush: true, msw: mockApi('', filled) },
  render: () => (
    <SampleSite whoami={sampleWhoami()} path="/my-year">
      <MyYearPage />
    </SampleSite>
  ),
} satisfies Meta<typeof MyYearPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: /^Du har spart .* så langt i 2026$/ }, patient)
    await expect(heading).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Mai 2 231 15/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Sum' })).toBeVisible()
    await userEvent.click(canvas.getByText('Kilometer', { selector: 'label *, label' }))
    await expect(canvas.getByRole('radio', { name: 'Kilometer' })).toBeChecked()
    await expect(canvas.getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('https://'))).toBe(
      true,
    )
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dearer: Story = {
  parameters: {
    msw: answers(() => {
      const year = sampleCarYear({ elapsed: 0.01 })
      return { entity: { ...year, savedOre: year.owning.totalOre - 4_000_000 } }
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Turene kostet .* mer enn egen bil/ }, patient),
    ).toBeVisible()
  },
}

export const AnotherYearIsEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /År/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: '2025' }, patient))
    await expect(await canvas.findByRole('heading', { name: 'Ingen turer i 2025' }, patient)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Skriv ut' })).toBeNull()
  },
}

export const Waiting: Story = {
  parameters: { msw: answers(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Laster …', {}, patient)).toBeInTheDocument()
  },
}

export const NotAnswered: Story = {
  parameters: {
    msw: mockApi('', {
      writeLog: () => undefined,
      getCarYear: () => Promise.reject(new MockRefusal('server.error')),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible()
  },
}
