import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { AdminArea } from '../admin-area.tsx'
import { adminPaths } from '../admin-paths.ts'
import { NightDeskPage } from './night-desk-page.tsx'
import { sampleNight } from './sample-night.ts'

const watch = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_READ', 'MESSAGE_WRITE'] },
  ],
})

const meta = {
  title: 'Site/NightDeskPage',
  component: NightDeskPage,
  parameters: { isFlush: true, msw: sampleNight() },
  render: () => (
    <SampleSite path={adminPaths.nightDesk} whoami={watch} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
} satisfies Meta<typeof NightDeskPage>
export default meta
type Story = StoryObj<typeof meta>

export const OpensForACheckedCaller: Story = {
  parameters: { msw: sampleNight('car-access.silent') },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Hvem ringer?' })
    await userEvent.keyboard('912')
    await canvas.findByRole('button', { name: /Eva Eier/ })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'EL10001' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: /^Åpne bilen Sjekk innringeren først/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Bytt bil Reservasjonen har allerede startet/ })).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: /^(Åpne|Lås|\+30|Bytt|Avslutt|Skriv|Hjelp|Kopier)/ })) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Innringeren er sjekket' }))
    await expect(canvas.getByText('Kryss av for minst to riktige svar.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Navn på medlemskapet/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Forrige tur/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Innringeren er sjekket' }))
    await expect(await canvas.findByText(/^Eva Eier er sjekket\./)).toBeVisible()
    await userEvent.keyboard('o')
    await expect(await canvas.findByText('Bilen svarte: bilen svarte ikke')).toBeVisible()
  },
}

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Hvem ringer?' }), 'ukjent')
    await expect(await canvas.findByText(/^Ingen treff/)).toBeVisible()
  },
}
