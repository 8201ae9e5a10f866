import { MOST_PRINTED_AT_ONCE } from '@delebil/core-api/admin'
import { formatInstant } from '@delebil/validation/time'
import { recordAdminChange } from '../../../platform/audit/change-store.ts'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { answerHistory } from '../../admin-records/answer-history.ts'
import { countToPrint, findPrintBytes, gatherPrintFile, listPrintFiles, type PrintFile } from '../stores/print-files.ts'

const answerOf = ({ askedAt, madeAt, ...file }: PrintFile) => ({
  ...file,
  askedAt: formatInstant(askedAt),
  madeAt: madeAt && formatInstant(madeAt),
})

/** Invoices that go by post: gathered in files to print. */
export const printVerbs = {
  'print-files.list': async (_context, { db, office: { organizationId } }) => ({
    answer: {
      data: (await listPrintFiles(db, organizationId)).map(answerOf),
      waiting: await countToPrint(db, organizationId),
    },
  }),
  'print-files.create': async (context, { db, office: { organizationId }, caller: { personId }, now, input }) => {
    const id = await gatherPrintFile(db, organizationId, { personId, at: now, most: MOST_PRINTED_AT_ONCE })
    if (id === undefined) throw new Refusal('invoice.none-to-print')
    await context.jobs.enqueue(db, 'print-file', { organizationId, id })
    const [file] = (await listPrintFiles(db, organizationId)).filter((one) => one.id === id)
    const entity = answerOf(orRefuse(file))
    const changes = { documents: { from: null, to: entity.documents } }
    await recordAdminChange(
      db,
      { organizationId, resource: 'print-files', id },
      { personId, at: now, action: 'create', changes, why: input.body.why },
    )
    return { answer: { entity, errors: [] as [], left: await countToPrint(db, organizationId) } }
  },
  'print-files.history': async (_context, { db, office: { organizationId }, input: { params } }) => {
    orRefuse(await findPrintBytes(db, { organizationId, id: params.id }))
    return answerHistory(db, { organizationId, resource: 'print-files', id: params.id })
  },
  'print-files.pdf': async (_context, { db, office: { organizationId }, input }) => {
    const { id } = input.params
    const bytes = orRefuse((await findPrintBytes(db, { organizationId, id })) ?? undefined)
    return {
      answer: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      headers: { 'cache-control': 'no-store', 'content-disposition': `attachment; filename="utskriftsfil-${id}.pdf"` },
    }
  },
} satisfies Partial<AdminVerbs>
