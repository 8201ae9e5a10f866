import { IMPORT_MAX_BYTES } from '@delebil/validation'
import * as v from 'valibot'
import { changed } from '../changed.ts'
import { endpoint } from '../endpoint.ts'
import { ofOne } from '../of-one.ts'
import { flagText, idText, list, ore, text, wholeText } from '../primitives.ts'
import { recordSchema } from './resource.ts'
import { importRuns } from './resources/import-runs.ts'
import { importObstacles, importRowStates, importTypes } from './resources/import-words.ts'
import { org, staffCall, why } from './staff-call.ts'

const tag = 'Admin: filimport'
const write = staffCall(tag, 'BILLING_WRITE')
const path = '/api/admin/import-runs/{id}'
const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]
const typeKeys = keysOf(importTypes)
const byType = v.object({ fileType: v.picklist(typeKeys, 'field.unknown') })
const aFile = { response: v.instance(Blob), media: 'application/octet-stream' } as const

const column = v.object({
  key: v.string(),
  label: v.string(),
  isRequired: v.boolean(),
  /** What is to stand in it, and how. */
  meaning: v.string(),
  example: v.string(),
})
const fileType = v.object({
  key: v.picklist(typeKeys),
  name: v.string(),
  /** What reading one in does. */
  effect: v.string(),
  columns: v.array(column),
})
export type ImportFileType = v.InferOutput<typeof fileType>

const suggestion = v.object({
  label: v.string(),
  cells: v.optional(v.record(v.string(), v.string())),
  answer: v.optional(v.string()),
})
const row = v.object({
  rowNumber: v.number(),
  state: v.picklist(keysOf(importRowStates)),
  problem: v.nullable(v.picklist(keysOf(importObstacles))),
  /** What stands in the badge. */
  badge: v.nullable(v.string()),
  text: v.string(),
  /** The field whose cell is wrong. */
  field: v.nullable(v.string()),
  /** The cells as they are read, by field. */
  cells: v.record(v.string(), v.string()),
  suggestions: v.array(suggestion),
  amountOre: v.nullable(ore),
})
export type ImportRow = v.InferOutput<typeof row>

const usedColumn = v.object({
  /** As it stands in the file. */
  header: v.string(),
  /** Null: it is passed over. */
  field: v.nullable(v.string()),
  /** Who says so. */
  from: v.picklist(['HEADER', 'PROFILE', 'STAFF', 'NONE']),
})
const summary = v.object({
  /** 'Windows-1252, semikolon, 1 284 rader', in words. */
  reading: v.string(),
  /** The name of what is remembered of files like this one. */
  profile: v.nullable(v.string()),
  columns: v.array(usedColumn),
  /** What is to be in the file and is not. */
  missing: v.array(v.string()),
  warnings: v.array(v.string()),
  drivers: v.number(),
  cars: v.number(),
  newOre: ore,
  chooseOre: ore,
  /** How many rows are in each kind of trouble. */
  obstacles: v.array(v.object({ problem: v.picklist(keysOf(importObstacles)), rows: v.number() })),
  /** One of its charges is billed, so that none of it can be undone. */
  isBilled: v.boolean(),
})
export type ImportSummary = v.InferOutput<typeof summary>

// What it does goes by where the run stands, which moves by itself while it is worked: no version is seen of it.
const act = {
  ...write,
  ...ofOne,
  idempotent: true,
  body: v.object({ why }),
  response: changed(recordSchema(importRuns)),
} as const
const problems = ['import.moved-on', ...ofOne.problems] as const

/** What goes with a file. */
const asked = {
  /** Left out, it is guessed of the content. */
  filetype: v.optional(v.picklist([...typeKeys, 'guess'], 'field.unknown'), 'guess'),
  organizationId: v.optional(idText),
  rehearsal: v.optional(flagText, false),
} as const

/** Where a run of a file is asked for. */
export const importRunAddress = (id: number): string => `/api/admin/import-runs/${id}`

/** Where the file is that goes back to whoever sent it: all of it, or only the rows that are not read in. */
export const importFileAddress = (id: number, orgId: number, rows: 'all' | 'failed' = 'all'): string =>
  `${importRunAddress(id)}/file?orgId=${orgId}&rows=${rows}`

/** Where an empty file of a type is. */
export const importTemplateAddress = (fileType: string, orgId: number): string =>
  `/api/admin/import/filetypes/${fileType}/template?orgId=${orgId}`

/** What staff do with files beyond their list. */
export const importCalls = {
  'import.filetypes': endpoint('GET /api/admin/import/filetypes', {
    ...write,
    summary: 'What files can be read in, and what is to be in each',
    response: list(fileType),
  }),
  'import.template': endpoint('GET /api/admin/import/filetypes/{fileType}/template', {
    ...write,
    summary: 'An empty file of a type: its columns and one example of a row',
    params: byType,
    ...aFile,
  }),
  'import.upload': endpoint('POST /api/admin/import', {
    ...write,
    summary: 'Read a file in, row by row, or rehearse it: the answer is the same file with what became of each row',
    description:
      'Above a size the answer is 202 with the address of the run, where the file is once it is done. A row that is wrong stops only itself.',
    body: v.union([
      v.object({ file: v.instance(Blob, 'field.required'), ...asked }),
      v.object({
        base64Data: v.pipe(v.string('field.required'), v.base64('field.format'), v.minLength(1, 'field.required')),
        name: v.optional(text(200)),
        ...asked,
      }),
    ]),
    bodyType: 'file',
    upload: { maxBytes: IMPORT_MAX_BYTES, tooLarge: 'import.too-large', isKeptOnDisk: true },
    ...aFile,
    isPatient: true,
    problems: ['import.too-large'],
  }),
  'import-runs.file': endpoint(`GET ${path}/file`, {
    ...write,
    ...ofOne,
    summary: 'The file as it came, with what became of each row behind it',
    query: v.object({
      ...org,
      /** Only the rows that are not read in, to be mended and sent again. */
      rows: v.optional(v.picklist(['all', 'failed'], 'field.unknown'), 'all'),
    }),
    ...aFile,
    isPatient: true,
  }),
  'import-runs.summary': endpoint(`GET ${path}/summary`, {
    ...write,
    ...ofOne,
    summary: 'How a file was read, and what its rows come to',
    response: summary,
  }),
  'import-runs.rows': endpoint(`GET ${path}/rows`, {
    ...write,
    ...ofOne,
    summary: 'Rows of a file, some at a time; those that need somebody, where no state is said',
    query: v.object({
      ...org,
      state: v.optional(v.picklist(keysOf(importRowStates), 'field.unknown')),
      problem: v.optional(v.picklist(keysOf(importObstacles), 'field.unknown')),
      after: v.optional(wholeText(0, 999_999_999), 0),
      size: v.optional(wholeText(1, 200), 50),
    }),
    response: v.object({ data: v.array(row), after: v.nullable(v.number()) }),
  }),
  'import-runs.mend': endpoint(`PUT ${path}/rows/{row}`, {
    ...write,
    ...ofOne,
    params: v.object({ id: idText, row: idText }),
    summary: 'Write other cells in the place of those of a row, or answer what it asks; it is rehearsed again',
    idempotent: true,
    body: v.object({
      cells: v.optional(v.record(v.pipe(v.string(), v.regex(/^\w{1,40}$/, 'field.format')), text(500))),
      answer: v.optional(v.nullable(text(100))),
    }),
    response: changed(row),
    problems,
  }),
  'import-runs.columns': endpoint(`PUT ${path}/columns`, {
    ...act,
    summary:
      'Say what the file is and what its columns are, for this one and those to come with the same head; it is rehearsed again',
    body: v.object({
      why,
      fileType: v.picklist(typeKeys, 'field.unknown'),
      /** The field of each column in order; null passes it over. */
      fields: v.optional(v.pipe(v.array(v.nullable(text(40))), v.maxLength(200, 'field.too-long'))),
    }),
    problems,
  }),
  'import-runs.rehearse': endpoint(`POST ${path}/rehearse`, {
    ...act,
    summary: 'Try all rows once more as things are now; writes nothing',
    problems,
  }),
  'import-runs.start': endpoint(`POST ${path}/start`, {
    ...act,
    summary: 'Read in what was rehearsed; once more, what was not read in then',
    problems: [...problems, 'import.stale', 'import.nothing'],
  }),
  'import-runs.cancel': endpoint(`POST ${path}/cancel`, {
    ...act,
    summary: 'Stop where it is: what is read in stays',
    problems,
  }),
  'import-runs.undo': endpoint(`POST ${path}/undo`, {
    ...act,
    summary: 'Take back all that reading a file in has made, as long as nothing of it is billed',
    problems: [...problems, 'import.billed', 'import.in-use'],
  }),
} as const
