import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { ErrorPage } from './error-page.tsx'

const [support] = sampleWhoami().organizations

const meta = {
  title: 'Site/ErrorPage',
  component: ErrorPage,
  decorators: [
    (Story) => (
      <SampleSite>
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

const headed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  }

export const ErrorBoundary: Story = {
  args: { variant: 'ERROR_BOUNDARY', support },
  play: headed('Oida, her skjedde det visst en feil!'),
}
export const MissingFile: Story = {
  args: { variant: 'MISSING_FILE' },
  play: async (context) => {
    await headed('Denne siden ble ikke lastet')(context)
    await expect(context.canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
export const UnknownUrl: Story = {
  args: { variant: 'UNKNOWN_URL', address: '/finnes/ikke?a=1' },
  play: async (context) => {
    await headed('404 Ukjent URL')(context)
    await expect(context.canvas.getByRole('link', { name: 'Til Velg bil' })).toHaveAttribute('href', '/findcar')
  },
}
/** Whoever works in the staff area is led back there, and not out of it. */
export const UnknownUrlAdmin: Story = {
  args: { variant: 'UNKNOWN_URL', address: '/admin/finnes-ikke', isAdmin: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Til administrasjonen' })).toHaveAttribute('href', '/admin')
    await expect(canvas.getByRole('link', { name: 'Til Velg bil' })).toHaveAttribute('href', '/findcar')
  },
}
export const UnknownLocation: Story = { args: { variant: 'UNKNOWN_LOCATION_ID' }, play: headed('Ukjent lokasjonsID') }
export const ExtensionError: Story = {
  args: { variant: 'EXTENSION_ERROR', onBack: () => undefined },
  play: async (context) => {
    await headed('Kunne ikke forlenge reservasjonen')(context)
    await expect(context.canvas.getByRole('button', { name: 'Tilbake' })).toBeVisible()
  },
}
export const EditNoteError: Story = { args: { variant: 'EDIT_NOTE_ERROR' }, play: headed('Kunne ikke endre notatet') }
export const Unauthorized: Story = {
  args: { variant: 'UNAUTHORIZED', support },
  play: async (context) => {
    await headed('403 Uautorisert spørring')(context)
    await expect(context.canvas.getByRole('link', { name: 'hjelp@byfjord.test' })).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Til Velg bil' })).toHaveAttribute('href', '/findcar')
  },
}
export const UnauthorizedAdmin: Story = {
  args: { variant: 'UNAUTHORIZED', isAdmin: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Til administrasjonen' })).toHaveAttribute('href', '/admin')
  },
}
export const Unknown: Story = { args: { variant: 'UNKNOWN' }, play: headed('Ukjent feil') }
