import { formatInstant } from '@delebil/validation/time'
import type { AdminVerbs } from '../../admin-records/admin-verb.ts'
import { seesBeyondTrips } from '../limited-border.ts'
import { listWaitingLines } from '../stores/waiting-lines.ts'

/** The way to the lines that somebody must look at, for those who open no page of money as well. */
export const waitingVerbs = {
  'billing.waiting': async (_context, { db, office }) => {
    const lines = await listWaitingLines(db, office.organizationId, !seesBeyondTrips(office))
    const data = lines.map(({ among: _, dueAt, ...line }) => ({ ...line, dueAt: dueAt && formatInstant(dueAt) }))
    return { answer: { count: lines[0]?.among ?? 0, data } }
  },
} satisfies Partial<AdminVerbs>
