import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerTo } from '../../sample/test-records.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleImport, sampleRows, sampleSummary } from './sample-imports.ts'
import { importAnswers, importList, importRecord, importRun } from './test-import-pages.tsx'

const listed = (...records: object[]) =>
  answerTo('import-runs', { data: records, totalElements: records.length, isExact: true, cursor: null })

const meta = {
  title: 'Site/File import',
  component: AdminArea,
  parameters: { isFlush: true, msw: [importRun({}), listed(sampleImport), ...importAnswers] },
  args: {},
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** Where files are handed in, over those that were before. */
export const Upload: Story = {
  render: importList,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Last opp filer' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Velg filer' })).toBeVisible()
    await userEvent.click(await canvas.findByText('Hva fila kan være'))
    await expect(await canvas.findByRole('button', { name: 'Last ned malen for Bompasseringer' })).toBeVisible()
  },
}

const choose = async (root: HTMLElement, ...files: File[]) => {
  const input = await waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('There is no input for files.')
    return found
  })
  fireEvent.change(input, { target: { files } })
}
const file = (name: string) => new File(['Skilt;Tid;Kroner\n'], name, { type: 'text/csv' })
const problem = (code: string, title: string, status: number) =>
  HttpResponse.json(
    { type: 'about:blank', title, status, code, requestId: '1', entity: null, errors: [{ code, message: title }] },
    { status, statusText: 'Bad Request' },
  )

/** Ready, with the type to choose; then what could not be read says so by status and in words, and the others are there. */
export const Entries: Story = {
  render: importList,
  parameters: {
    msw: [
      http.post('/api/admin/import', async ({ request }) => {
        const form = await request.formData()
        return (form.get('file') as File).name === 'bilde.csv'
          ? problem('import.no-table', 'Fila er ikke en tabell. Lagre den som CSV eller Excel (.xlsx).', 400)
          : new HttpResponse('Skilt;Tid;Kroner;Status', {
              headers: {
                'x-import-run': '71',
                'content-type': 'text/csv',
                'content-disposition': 'attachment; filename="bom-resultat.csv"',
              },
            })
      }),
      listed(sampleImport),
      ...importAnswers,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Velg filer' })
    await choose(canvasElement, file('bom.csv'), file('bilde.csv'))
    const entries = within(await canvas.findByRole('list', { name: 'Filer' }))
    await expect(entries.getAllByText('Klar')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv 2 filer' }))
    await expect(await entries.findByText(/^400 .*Fila er ikke en tabell\./)).toBeVisible()
    await expect(await entries.findByRole('link', { name: 'Last ned bom-resultat.csv' })).toBeVisible()
    await expect(await entries.findByRole('link', { name: 'Se hva den gir: bom.csv' })).toBeVisible()
  },
}

/** Nine kinds of trouble, the cell that is wrong marked, and mended in place; the rest may go on. */
export const Rehearsal: Story = {
  render: importRecord,
  parameters: {
    msw: [
      http.put('/api/admin/import-runs/71/rows/640', async ({ request }) => {
        const { cells } = (await request.json()) as { cells: { time: string } }
        return HttpResponse.json({
          entity: {
            ...sampleRows[6],
            state: 'NEW',
            problem: null,
            text: '',
            cells: { ...sampleRows[6]?.cells, ...cells },
          },
          errors: [],
        })
      }),
      importRun({}),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prøve, ingenting skrevet')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Første, rad 14' })).toBeVisible()
    await expect(await canvas.findByText('13 min etter slutt')).toBeVisible()
    const input = await canvas.findByRole('textbox', { name: 'Tid i rad 640' })
    await userEvent.clear(input)
    await userEvent.type(input, '30.09.26 12:10')
    await userEvent.click(canvas.getByRole('button', { name: 'Bruk, rad 640' }))
    await expect(await screen.findByText('Rad 640: ny')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Les inn/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('til den første linjen er fakturert')
  },
}

/** What was guessed, what is needed and what is passed over. */
export const Columns: Story = {
  render: importRecord,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se kolonnene' }))
    await expect(await canvas.findByRole('button', { name: /Leses som: Kjøretøyklasse/ })).toBeVisible()
    await expect(canvas.getAllByText('Husket fra sist')).toHaveLength(5)
  },
}

/** A head that nobody knows: what is missing is named, and somebody says which column it is. */
export const UnknownColumns: Story = {
  render: importRecord,
  parameters: {
    msw: [
      importRun({ problem: 'import.no-columns', newRows: 0, chooseRows: 0, failedRows: 0, equalRows: 0, amountOre: 0 }),
      answerTo('import-runs/71/summary', {
        ...sampleSummary,
        profile: null,
        missing: ['Tid', 'Kroner', 'Skilt eller Brikke'],
        columns: ['A', 'B', 'C'].map((header) => ({ header, field: null, from: 'NONE' })),
        obstacles: [],
        drivers: 0,
        newOre: 0,
        chooseOre: 0,
      }),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mangler: Tid, Kroner, Skilt eller Brikke. Si hvilken kolonne det er.'),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Bruk og prøv igjen' })).toBeVisible()
  },
}

/** A large file: how far it has come, and the way out. */
export const Working: Story = {
  render: importRecord,
  parameters: { msw: [importRun({ state: 'REHEARSING', position: 412_000, rowCount: 1_000_000 }), ...importAnswers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Radene prøves' })).toHaveAttribute(
      'aria-valuenow',
      '412000',
    )
    await expect(await canvas.findByRole('button', { name: /^Avbryt/ })).toBeVisible()
  },
}

/** Read in: what it came to, and that it can be undone for now. The same file was read in before. */
export const Done: Story = {
  render: importRecord,
  parameters: {
    msw: [
      importRun({
        state: 'DONE',
        newRows: 0,
        doneRows: 1247,
        chooseRows: 0,
        failedRows: 0,
        earlierId: 60,
        importedAt: '2026-11-03T09:20:00+01:00',
      }),
      answerTo('import-runs/71/rows', { data: [], after: null }),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kan angres til den første linjen er fakturert.')).toBeVisible()
    await expect(await canvas.findByText('Ingen rader trenger deg.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Se den fila' })).toBeVisible()
  },
}

/** What cannot be read at all says why. */
export const Unreadable: Story = {
  render: importRecord,
  parameters: { msw: [importRun({ state: 'FAILED', problem: 'import.zip-bomb' }), ...importAnswers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pakker seg ut til mer enn noen ekte fil/)).toBeVisible()
  },
}

/** No file yet. */
export const Empty: Story = {
  render: importList,
  parameters: { msw: [listed(), ...importAnswers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Velg filer' })).toBeVisible()
  },
}

/** The server has lost its tongue. */
export const Refused: Story = {
  render: importRecord,
  parameters: {
    msw: [
      importRun({}),
      http.get('/api/admin/import-runs/71/rows', () => new HttpResponse(null, { status: 500 })),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
