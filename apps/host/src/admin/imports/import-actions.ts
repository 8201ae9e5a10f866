import type { AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import { entryStateOf, importFileAddress, type Read } from '@delebil/core-api/admin'
import { Check, Download, RefreshCw, Square, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { why } from '../shared/why-field.ts'
import { importTexts as texts } from './import-texts.ts'

type Run = Read<'import-runs'>
type Step = 'import-runs.start' | 'import-runs.rehearse' | 'import-runs.cancel' | 'import-runs.undo'

const send = (call: Step) => (host: AdminHost, record: Run, values: { readonly why?: unknown }, attempt: Attempt) =>
  host.api.call(call, {
    ...callAt(host, record),
    ...attempt,
    body: typeof values.why === 'string' ? { why: values.why } : {},
  })

const access = ['BILLING_WRITE'] as const
const touches = ['billing'] as const
const isWorking = ({ state }: Run) => entryStateOf[state] === 'loading'

const charged: readonly Run['fileType'][] = ['tolls', 'ferries', 'parking', 'fines']
/** Whether what a file makes is billed to somebody. */
export const isCharged = ({ fileType }: Pick<Run, 'fileType'>): boolean => charged.includes(fileType)

const download =
  (rows: 'all' | 'failed'): RecordAction<'import-runs'>['run'] =>
  async (host, { id, fileName }) => {
    const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? '.csv'
    const what = rows === 'all' ? 'resultat' : 'feil'
    const name = `${fileName.slice(0, fileName.length - ending.length)}-${what}${ending}`
    await host.download(importFileAddress(id, host.organizationId, rows), name)
    return { ok: true, value: undefined }
  }

// No letter presses what writes: it is pressed on purpose.
export const importActions: readonly RecordAction<'import-runs'>[] = [
  {
    key: 'start',
    label: texts.start,
    wordsOf: ({ newRows }) => texts.startCount(newRows),
    isMain: true,
    icon: Check,
    access,
    shown: ({ state, newRows }) => (state === 'REHEARSED' || state === 'DONE') && newRows > 0,
    question: (record) => texts.startQuestion(record.newRows, record.amountOre, isCharged(record)),
    run: send('import-runs.start'),
    done: texts.started,
    touches,
  },
  {
    key: 'rehearse',
    label: texts.rehearse,
    icon: RefreshCw,
    access,
    shown: (record) => !isWorking(record) && record.state !== 'FAILED',
    run: send('import-runs.rehearse'),
    done: texts.rehearsed,
  },
  {
    key: 'file',
    label: texts.file,
    icon: Download,
    access,
    shown: (record) => !isWorking(record) && record.state !== 'FAILED',
    run: download('all'),
    done: '',
  },
  {
    key: 'file-failed',
    label: texts.fileFailed,
    icon: Download,
    access,
    shown: (record) => !isWorking(record) && record.chooseRows + record.failedRows > 0,
    run: download('failed'),
    done: '',
  },
  {
    key: 'cancel',
    label: texts.cancel,
    icon: Square,
    access,
    shown: (record) => record.state === 'REHEARSED' || (isWorking(record) && record.state !== 'UNDOING'),
    question: ({ state }) => (state === 'REHEARSED' ? texts.leaveQuestion : texts.cancelQuestion),
    run: send('import-runs.cancel'),
    done: texts.canceled,
  },
  {
    key: 'undo',
    label: texts.undo,
    icon: Undo2,
    access,
    isDanger: true,
    shown: ({ state, doneRows }) => state === 'DONE' && doneRows > 0,
    question: () => texts.undoQuestion,
    fields: { why },
    run: send('import-runs.undo'),
    done: texts.undone,
    touches,
  },
]
