import { type ImportTypeKey, importRunAddress } from '@delebil/core-api/admin'
import { IMPORT_ROWS_AT_ONCE } from '@delebil/validation'
import { recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminReply, AdminVerb } from '../admin-records/admin-verb.ts'
import { refuseType } from './may-read-type.ts'
import { digestOfFile, keepFile } from './stores/import-files.ts'
import { findImport, type ImportKey, insertImport } from './stores/import-runs.ts'
import { workImportUntil } from './work-import.ts'
import { resultFile } from './writing/result-file.ts'

/** A file that is no larger is worked on while its sender waits. */
const smallBytes = IMPORT_ROWS_AT_ONCE * 200
const waitMilliseconds = 20_000

const nameOf = (file: Blob): string =>
  ('name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : 'fil.csv').slice(-200)

type Body = Parameters<AdminVerb<'import.upload'>>[1]['input']['body']
const fileOf = (body: Body): Blob =>
  'file' in body ? body.file : new File([Buffer.from(body.base64Data, 'base64')], body.name ?? '')

const keep = async ({ database }: Context, call: Parameters<AdminVerb<'import.upload'>>[1]): Promise<ImportKey> => {
  const { organizationId } = call.office
  const { filetype, rehearsal } = call.input.body
  const file = fileOf(call.input.body)
  const sha256 = await digestOfFile(file)
  const isGuessed = filetype === 'guess'
  return transaction(database, async (tx) => {
    const id = await insertImport(tx, {
      organizationId,
      fileType: isGuessed ? 'tolls' : (filetype as ImportTypeKey),
      typeFrom: isGuessed ? 'GUESSED' : 'ASKED',
      fileName: nameOf(file),
      sha256,
      bytes: file.size,
      isDirect: !rehearsal,
      uploadedBy: call.caller.personId,
      uploadedAt: call.now,
    })
    await keepFile(tx, { organizationId, id }, file)
    const changes = { fileName: { from: null, to: nameOf(file) } }
    await recordAdminChange(
      tx,
      { organizationId, resource: 'import-runs', id },
      { personId: call.caller.personId, at: call.now, action: 'create', changes },
    )
    return { organizationId, id }
  })
}

const accepted = (key: ImportKey): AdminReply<never> => ({
  accepted: { id: key.id, address: importRunAddress(key.id) },
  headers: { location: importRunAddress(key.id), 'x-import-run': String(key.id) },
})

/** Takes a file in. A small one is answered with what became of its rows, a large one with where that will be. */
export const uploadImport: AdminVerb<'import.upload'> = async (context, call) => {
  const { organizationId } = call.input.body
  if (organizationId !== undefined && organizationId !== call.office.organizationId)
    throw refuseField('organizationId', 'field.unknown')
  const { filetype } = call.input.body
  if (filetype !== 'guess') refuseType(call.office, filetype)
  const key = await keep(context, call)
  const later = () =>
    transaction(context.database, (tx) =>
      context.jobs.enqueue(tx, 'import', { organizationId: key.organizationId, id: key.id }),
    )
  const isSmall = fileOf(call.input.body).size <= smallBytes
  if (!isSmall || (await workImportUntil({ context, siteUrl: call.siteOrigin }, key, Date.now() + waitMilliseconds))) {
    await later()
    return accepted(key)
  }
  const run = await findImport(context.database, key)
  if (run === undefined) throw new Error('The run was not kept.')
  // What cannot be read at all has no rows to answer with: it is told at the field, and stays in the list of files.
  if (run.state === 'FAILED' && run.problem !== null) throw refuseField('file', run.problem)
  const reply = await resultFile(context, run, 'all')
  return { ...reply, headers: { ...reply.headers, 'x-import-run': String(run.id) } } as AdminReply<never>
}
