import type { AnyRecord } from '@delebil/core-api/admin'

/** The record itself in what was answered of it. An action may answer a record of another kind, whose id can be the same by chance. */
export function entityOf(value: unknown, record: AnyRecord): AnyRecord | undefined {
  const { entity } = (value ?? {}) as { entity?: AnyRecord | null }
  if (entity?.id !== record.id || typeof entity.version !== 'number') return undefined
  return Object.keys(record).every((name) => name in entity) ? entity : undefined
}
