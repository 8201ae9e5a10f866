import { AdminHostProvider } from '@delebil/admin-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { sampleNow, samplePlanApi, samplePlanHost } from '../../sample/sample-plan.ts'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { FleetPlanPage } from './plan-page.tsx'

interface SampleProps {
  readonly query?: string
  readonly mayMove?: boolean
  readonly answer?: (name: string) => unknown
}

function Sample({ query = 'vis=tre&visning=tidslinje', mayMove = true, answer }: SampleProps) {
  const [params, setParams] = useState(() => new URLSearchParams(query))
  const host = samplePlanHost({
    query: params,
    setQuery: setParams,
    ...(answer && { api: samplePlanApi(answer) }),
    ...(!mayMove && { permissions: ['RESERVATION_READ'] }),
  })
  return (
    <SampleSite whoami={sampleWhoami()} path="/admin/fleet-management/plan" now={() => sampleNow}>
      <AdminHostProvider value={host}>
        <h1>Flåteplan</h1>
        <FleetPlanPage />
      </AdminHostProvider>
    </SampleSite>
  )
}

const meta = {
  title: 'Site/FleetPlanPage',
  component: FleetPlanPage,
  parameters: { isFlush: true },
  render: () => <Sample />,
} satisfies Meta<typeof FleetPlanPage>
export default meta
type Story = StoryObj<typeof meta>

/** A booking is put where another is: seen before anything is saved; then where it is free, and done. */
export const Draft: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })
    bar.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const draft = within(canvas.getByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByRole('link', { name: 'Ola Dunk' })).toBeVisible()
    await expect(draft.getByText('Rett det som er merket først.')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Angre siste' }))
    await expect(draft.queryByRole('link', { name: 'Ola Dunk' })).not.toBeInTheDocument()
    canvas.getByRole('button', { name: /^Kari Nordmann ?, / }).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
    await expect(await draft.findByText('Kari Nordmann får e-post.')).toBeVisible()
    await expect(draft.getAllByText(/65 kr/)[0]).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Bruk endringen' }))
    await expect(await draft.findByText('1 reservasjon er flyttet')).toBeVisible()
  },
}

/** The list says the same, and moves by a dialog. */
export const List: Story = {
  render: () => <Sample query="vis=dag" />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Flytt Kari Nordmann …' }))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Flytt reservasjon' }),
    )
    await expect(dialog.getByRole('combobox', { name: 'Bil' })).toHaveValue('101 EL10001 · Volkswagen ID.3')
    await userEvent.click(dialog.getByRole('button', { name: 'Legg i utkastet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Parker Kari Nordmann' }))
    const draft = within(canvas.getByRole('region', { name: 'Utkast' }))
    await expect(await draft.findByText('Flytt det som står på parkeringsplassen først.')).toBeVisible()
    await userEvent.click(draft.getByRole('button', { name: 'Forkast alt' }))
    await expect(draft.getByText(/Ingenting lagres/)).toBeVisible()
  },
}

export const ReadOnly: Story = {
  render: () => <Sample mayMove={false} />,
  globals: { viewport: { value: 'breakpoint' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^Kari Nordmann ?, / })
    bar.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Du kan se planen, men ikke flytte noe.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Utkast' })).toBeNull()
  },
}

const refused = (status: number) =>
  Promise.resolve({
    ok: false,
    refusal: { code: 'server.error', status, message: 'Noe gikk galt hos oss.', fields: {} },
  })

export const Failed: Story = {
  render: () => <Sample answer={() => refused(500)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fikk ikke hentet planen' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
