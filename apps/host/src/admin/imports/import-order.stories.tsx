import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleImport, sampleRows } from './sample-imports.ts'
import { importAnswers, importRecord, importRun } from './test-import-pages.tsx'

const meta = {
  title: 'Site/File import in any order',
  component: AdminArea,
  parameters: { isFlush: true, msw: [importRun({}), ...importAnswers] },
  render: importRecord,
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** The rows of one kind of trouble, and all of them again. */
export const OneKind: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/import-runs/71/rows', ({ request }) => {
        const problem = new URL(request.url).searchParams.get('problem')
        return HttpResponse.json({ data: sampleRows.filter((row) => !problem || row.problem === problem), after: null })
      }),
      importRun({}),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('13 min etter slutt')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ukjent skilt 5' }))
    await waitFor(() => expect(canvas.queryByText('13 min etter slutt')).not.toBeInTheDocument())
    await expect(await canvas.findByRole('button', { name: /^Bruk EV15511/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle slag' }))
    await expect(await canvas.findByText('13 min etter slutt')).toBeVisible()
  },
}

/** A file that was stopped: it says so, nothing can be mended, and it can be tried again. */
export const Stopped: Story = {
  parameters: { msw: [importRun({ state: 'CANCELED' }), ...importAnswers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fila er avbrutt\./)).toBeVisible()
    await expect(await canvas.findByText('13 min etter slutt')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /, rad \d+$/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: /^Prøv radene igjen/ })).toBeVisible()
  },
}

/** A large run that is undone, from its last row to its first: how far it has come. Nobody stops it. */
export const Undoing: Story = {
  parameters: { msw: [importRun({ state: 'UNDOING', position: 250_001, rowCount: 1_000_000 }), ...importAnswers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Innlesingen angres' })).toHaveAttribute(
      'aria-valuenow',
      '749999',
    )
    await expect(canvas.queryByRole('button', { name: /^Avbryt/ })).not.toBeInTheDocument()
  },
}

/** Another tab has begun to read it in: the answer is refused, and the page shows where it stands. */
export const OtherTab: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/import-runs/71', () => HttpResponse.json({ ...sampleImport, state: 'REHEARSED' }), {
        once: true,
      }),
      importRun({ state: 'IMPORTING', position: 300, version: 5 }),
      http.put('/api/admin/import-runs/71/rows/*', () =>
        HttpResponse.json(
          {
            ...{ type: 'about:blank', title: 'Fila er kommet videre.', status: 409, code: 'import.moved-on' },
            ...{ requestId: '1', entity: null, errors: [] },
          },
          { status: 409 },
        ),
      ),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Første, rad 14' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Radene leses inn' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Første, rad 14' })).not.toBeInTheDocument()
  },
}

/** What was only tried can be left: nothing of it is read in. */
export const Leave: Story = {
  play: async ({ canvas }) => {
    const direct = await canvas.findAllByRole('button', { name: /^(Avbryt|Flere|Mer)/ })
    await userEvent.click(direct[0] as HTMLElement)
    if (!screen.queryByRole('alertdialog') && !screen.queryByRole('dialog'))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Avbryt/ }))
    await expect(await screen.findByText('Ingenting fra fila leses inn. Den kan prøves igjen siden.')).toBeVisible()
  },
}

const many = Array.from({ length: 54 }, (_, index) => ({ ...sampleRows[0], rowNumber: index + 2 }))

/** More rows need somebody than stand on a page: one goes on to those behind, and back by K at the first. */
export const Pages: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/import-runs/71/rows', ({ request }) => {
        const asked = new URL(request.url).searchParams
        const rows = many.filter(({ rowNumber }) => rowNumber > Number(asked.get('after'))).slice(0, 50)
        return HttpResponse.json({ data: rows, after: rows.length === 50 ? rows.at(-1)?.rowNumber : null })
      }),
      importRun({ chooseRows: 54, failedRows: 0 }),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 av 54 rader')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Neste' })
    await userEvent.click(next)
    await expect(await canvas.findByText('51–54 av 54 rader')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('k')
    await expect(await canvas.findByText('1–50 av 54 rader')).toBeVisible()
  },
}

/** What is answered leaves, and the row that comes in its place has the focus. */
export const FocusStays: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/import-runs/71/rows', () => HttpResponse.json({ data: sampleRows, after: null }), {
        once: true,
      }),
      http.get('/api/admin/import-runs/71/rows', () => HttpResponse.json({ data: sampleRows.slice(1), after: null })),
      http.put('/api/admin/import-runs/71/rows/14', () =>
        HttpResponse.json({ entity: { ...sampleRows[0], state: 'NEW', problem: null, text: '' }, errors: [] }),
      ),
      importRun({}),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Første, rad 14' }))
    const second = await canvas.findByRole('button', { name: /^Bruk EV15511/ })
    await waitFor(() => expect(second).toHaveFocus())
  },
}
