import { importTypes } from '@delebil/core-api/admin'
import { Refusal } from '../../platform/refusal.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { describeImport, toImportRow } from './describe-import.ts'
import { mayReadType, refuseType } from './may-read-type.ts'
import { mendRow } from './mend-row.ts'
import { runActs } from './run-acts.ts'
import { listImportRows } from './stores/import-rows.ts'
import { findImport, type StoredImport } from './stores/import-runs.ts'
import { registeredTypes, typeOf } from './types/registered-types.ts'
import { uploadImport } from './upload-import.ts'
import { resultFile } from './writing/result-file.ts'
import { templateFile } from './writing/template-file.ts'

type OfRun = AdminCall<{ readonly params: { readonly id: number } }>

const runOf = async ({ db, office, input }: OfRun): Promise<StoredImport> => {
  const run = await findImport(db, { organizationId: office.organizationId, id: input.params.id })
  if (run === undefined) throw new Refusal('resource.unknown')
  refuseType(office, run.fileType)
  return run
}

export const importVerbs = {
  'import.filetypes': async (_context, { office }) => ({
    answer: {
      data: Object.values(registeredTypes)
        .filter(({ key }) => mayReadType(office, key))
        .map(({ key, effect, columns }) => ({
          key,
          name: importTypes[key],
          effect,
          columns: columns.map(({ key: field, label, isRequired, oneOf, meaning, example }) => ({
            key: field,
            label,
            isRequired: isRequired === true || oneOf !== undefined,
            meaning,
            example,
          })),
        })),
    },
  }),
  'import.template': async (_context, { input }) => templateFile(typeOf(input.params.fileType)) as never,
  'import.upload': uploadImport,
  'import-runs.file': async (context, call) =>
    (await resultFile(context, await runOf(call), call.input.query.rows)) as never,
  'import-runs.summary': async (_context, call) => ({ answer: await describeImport(call.db, await runOf(call)) }),
  'import-runs.rows': async (_context, call) => {
    const run = await runOf(call)
    const { size } = call.input.query
    const rows = await listImportRows(call.db, run, call.input.query)
    const last = rows.length === size ? rows.at(-1) : undefined
    return { answer: { data: rows.map((row) => toImportRow(run, row)), after: last?.rowNumber ?? null } }
  },
  'import-runs.mend': mendRow,
  ...runActs,
} satisfies Partial<AdminVerbs>
