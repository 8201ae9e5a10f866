import { type AdminResource, type AnyRecord, changeEntries, type Values } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import * as v from 'valibot'
import type { FieldChanges } from '../../platform/audit/change-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'

type Done = { readonly state: string; readonly changes: FieldChanges }

/** Refuses where somebody has changed the same fields since. */
export const refuseChangedSince = (now: AnyRecord, changes: FieldChanges): void => {
  const isAsMade = ([name, { to }]: [string, FieldChanges[string]]) =>
    JSON.stringify(now[name] ?? null) === JSON.stringify(to)
  if (Object.entries(changes).every(isAsMade)) return
  const code = 'record.stale'
  throw new Refusal(code, { errors: [{ code, message: problemText[code] }], entity: now })
}

/** The change that takes another back; refused where somebody has changed the same fields since. */
export const inverseOf = ({ fields }: AdminResource, now: AnyRecord, done: Done | undefined): Values => {
  if (done?.state !== 'done') throw new Refusal('resource.unknown')
  const written = changeEntries(fields)
  const mine = Object.entries(done.changes).filter(([name]) => name in written)
  refuseChangedSince(now, Object.fromEntries(mine))
  const before = Object.fromEntries(mine.map(([name, { from }]) => [name, from]))
  const read = v.safeParse(v.object(written), before)
  if (!read.success) throw refuseField(String(read.issues[0].path?.[0]?.key ?? ''), 'field.unknown')
  return read.output
}
