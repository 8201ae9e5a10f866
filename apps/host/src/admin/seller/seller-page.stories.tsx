import type { Seller } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { SellerPage } from './seller-page.tsx'

const staffWith = (...permissions: ('ADMIN_SETTINGS_READ' | 'ADMIN_SETTINGS_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const sample: Seller = {
  version: 7,
  name: 'Byfjord Bildeling SA',
  organizationNumber: '701730496',
  addressLine: 'Strandgaten 1',
  postalCode: '5013',
  city: 'Bergen',
  bankAccount: '99990100000',
  email: 'hei@byfjord.example',
  phone: '+4755123456',
  isVatRegistered: true,
  isInBusinessRegister: false,
  missing: [],
}
const lacking: Seller = {
  ...sample,
  bankAccount: null,
  missing: [
    {
      rule: 'seller.bank-account',
      text: 'Klubben mangler et gyldig kontonummer å betale til.',
      fields: ['bankAccount'],
    },
  ],
}
const history = {
  data: [
    {
      id: 6,
      at: '2026-11-20T12:00:00+01:00',
      person: { id: 9, name: 'Kari Nordmann' },
      action: 'change',
      why: 'Ny bank',
      titles: {},
      changes: { bankAccount: { from: null, to: '99990100000' }, isVatRegistered: { from: false, to: true } },
    },
  ],
}
const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
let sent: unknown
const answering = (seller: Seller) => [
  counts,
  http.get('/api/admin/settings/seller/history', () => HttpResponse.json(history)),
  http.get('/api/admin/settings/seller', () => HttpResponse.json(seller)),
  http.put('/api/admin/settings/seller', async ({ request }) => {
    sent = await request.json()
    return HttpResponse.json({ entity: sample, errors: [] })
  }),
]
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.seller} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/SellerPage',
  component: SellerPage,
  parameters: { isFlush: true, msw: answering(sample) },
  render: pageFor(staffWith('ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE')),
} satisfies Meta<typeof SellerPage>
export default meta
type Story = StoryObj<typeof meta>

/** What stands on the invoices, and who changed what. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Kontonummer' })).toHaveValue('9999\u00a001\u00a000000')
    await expect(await canvas.findByText(/Kontonummer: ingen → 9999.01.00000, .*: nei → ja/)).toBeVisible()
  },
}

/** What no invoice can be made without is named, and a number that does not add up is refused where it is typed. */
export const Lacking: Story = {
  parameters: { msw: answering(lacking) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klubben mangler et gyldig kontonummer å betale til.')).toBeVisible()
    const account = canvas.getByRole('textbox', { name: 'Kontonummer' })
    await userEvent.type(account, '9999 01 00001')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Ugyldig kontonummer')).toBeVisible()
    await expect(account).toHaveValue('9999 01 00001')
    await userEvent.clear(account)
    await userEvent.type(account, '9999 01 00000')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await expect(await canvas.findByText('Fakturaavsenderen er lagret')).toBeVisible()
    await expect(sent).toEqual({ bankAccount: '9999 01 00000', version: 7 })
  },
}

/** Who may only see changes nothing. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('ADMIN_SETTINGS_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Navn' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Lagre' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, http.get('/api/admin/settings/seller*', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Fakturaer som er laget, endres ikke/)).toBeVisible()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      answering(sample)[1] as never,
      http.get('/api/admin/settings/seller', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}
