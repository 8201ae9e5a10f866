import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { membershipHandlers, sampleTerms } from '../../sample/sample-memberships.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { TermsPage } from './terms-page.tsx'

const meta = {
  title: 'Site/TermsPage',
  component: TermsPage,
  parameters: { isFlush: true, msw: membershipHandlers() },
  render: () => (
    <SampleSite path="/terms">
      <TermsPage />
    </SampleSite>
  ),
} satisfies Meta<typeof TermsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Priser for Liten bil' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: /^Pris for eksempelet, Liten bil/ })).toHaveTextContent(
      /Anslått\d+(,\d\d)?\skr \d+\st · \d+\skm$/,
    )
    await expect(canvas.getByText(/50% av timene som faller innenfor de neste 48 timer/)).toBeVisible()
  },
}

/** The page says what the club has decided, in every sentence. */
export const OwnPolicy: Story = {
  parameters: {
    msw: membershipHandlers({
      getTerms: () => ({
        ...sampleTerms,
        policy: {
          cancelFeePercent: 40,
          cancelFeeWindowHours: 24,
          cancelFreeMinutes: 30,
          actWindowMinutes: 20,
          licenseCheck: 2,
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/; 40% av timene som faller innenfor de neste 24 timer\.$/)).toBeVisible()
    await expect(
      canvas.getByText(/innen 30 minutter etter at du reserverte, .* mer enn 24 timer til start\.$/),
    ).toBeVisible()
    await expect(canvas.getByText(/koster 40 prosent av timeprisen/)).toBeVisible()
    await expect(canvas.getByText(/fra 20 minutter før start til 20 minutter etter slutt\.$/)).toBeVisible()
  },
}

/** Where cancelling costs nothing there is no fee to speak of. */
export const WithoutFee: Story = {
  parameters: {
    msw: membershipHandlers({
      getTerms: () => ({ ...sampleTerms, policy: { ...sampleTerms.policy, cancelFeePercent: 0 } }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det er gratis å avbestille.')).toBeVisible()
    await expect(canvas.queryByText(/avbestillingsgebyr;/)).toBeNull()
  },
}

export const NewPrices: Story = {
  parameters: {
    msw: membershipHandlers({
      getTerms: () => ({
        ...sampleTerms,
        upcoming: sampleTerms.tariffs.map((tariff) => ({
          ...tariff,
          id: 2,
          hourOre: 4500,
          validFrom: '2027-01-01T00:00:00+01:00',
        })),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Liten bil fra .*1\. januar 2027/ })).toBeVisible()
  },
}

export const NoCars: Story = {
  parameters: { msw: membershipHandlers({ getTerms: () => ({ ...sampleTerms, version: null, tariffs: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klubben har ingen biler ennå')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: membershipHandlers({
      getTerms: () => {
        throw new MockRefusal('resource.unknown')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
