import type { PrintFile } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { PrintFilesPage } from './print-files-page.tsx'

const staffWith = (...permissions: ('BILLING_READ' | 'BILLING_WRITE')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const file = (id: number, more: Partial<PrintFile> = {}): PrintFile => ({
  id,
  askedAt: '2026-11-03T09:12:00+01:00',
  person: 'Astrid Haugland',
  documents: 12,
  firstNumber: 10_083,
  lastNumber: 10_120,
  madeAt: '2026-11-03T09:12:20+01:00',
  pages: 26,
  ...more,
})
const drawn = file(2)
const asked = file(3, {
  askedAt: '2026-11-22T10:00:00+01:00',
  documents: 1,
  firstNumber: 10_122,
  lastNumber: 10_122,
  madeAt: null,
  pages: null,
})

let files: { readonly data: readonly PrintFile[]; readonly waiting: number }
const answering = (first: typeof files) => [
  http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
  http.get('/api/admin/print-files', () => HttpResponse.json(files ?? first)),
  http.post('/api/admin/print-files', () => {
    files = { data: [asked, drawn], waiting: 0 }
    return HttpResponse.json({ entity: asked, errors: [], left: 0 })
  }),
]
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.printFiles} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/PrintFilesPage',
  component: PrintFilesPage,
  parameters: { isFlush: true, msw: answering({ data: [drawn], waiting: 1 }) },
  beforeEach: () => {
    files = undefined as never
  },
  render: pageFor(staffWith('BILLING_READ', 'BILLING_WRITE')),
} satisfies Meta<typeof PrintFilesPage>
export default meta
type Story = StoryObj<typeof meta>

/** What waits is gathered in one file; what was gathered before can be fetched. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 faktura venter på utskrift.')).toBeVisible()
    const row = within((await canvas.findByText('Astrid Haugland')).closest('tr') as HTMLElement)
    await expect(row.getByText('12 · 10083–10120')).toBeVisible()
    await expect(row.getByText('26 (13 ark)')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Last ned utskriftsfil 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lag utskriftsfil' }))
    await expect(await canvas.findByText('Ingen fakturaer venter på utskrift.')).toBeVisible()
    await expect(await canvas.findByText('Lages …')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lag utskriftsfil' })).toBeNull()
  },
}

/** A file that is drawn is there to be fetched without anybody asking, also where nobody tells that it is. */
export const DrawnMeanwhile: Story = {
  parameters: {
    msw: [
      answering(undefined as never)[0] as never,
      http.get('/api/admin/print-files', () => {
        const known = files ?? { data: [asked], waiting: 0 }
        files = { data: [{ ...asked, madeAt: '2026-11-22T10:00:03+01:00', pages: 2 }], waiting: 0 }
        return HttpResponse.json(known)
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lages …')).toBeVisible()
    const fetched = await canvas.findByRole('button', { name: 'Last ned utskriftsfil 3' }, { timeout: 6000 })
    await expect(fetched).toBeVisible()
  },
}

/** Who may only see makes no file. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('BILLING_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 faktura venter på utskrift.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lag utskriftsfil' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { msw: answering({ data: [], waiting: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen utskriftsfil er laget ennå.')).toBeVisible()
    await expect(canvas.getByText('Ingen fakturaer venter på utskrift.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    msw: [answering({ data: [], waiting: 0 })[0] as never, http.get('/api/admin/print-files', () => delay('infinite'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/samles i én PDF/)).toBeVisible()
    await expect(canvas.queryByText(/venter på utskrift/)).toBeNull()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      answering({ data: [], waiting: 0 })[0] as never,
      http.get('/api/admin/print-files', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}
