import type { AdminHost } from '../admin-host.ts'
import type { FoundCommand } from './use-found-records.ts'

const MOST = 6
const nameOf = ({ organizationId }: AdminHost) => `recent-${organizationId}`

/** The records that were gone to last, the newest first. */
export function readRecent(host: AdminHost): readonly FoundCommand[] {
  try {
    const read: unknown = JSON.parse(host.kept?.read(nameOf(host)) ?? '[]')
    return Array.isArray(read) ? read.filter(isRecord).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberRecent(host: AdminHost, { id, label, note, group, href }: FoundCommand): void {
  const others = readRecent(host).filter((record) => record.id !== id)
  host.kept?.write(nameOf(host), JSON.stringify([{ id, label, note, group, href }, ...others].slice(0, MOST)))
}

function isRecord(value: unknown): value is FoundCommand {
  const { id, label, group, href } = (value ?? {}) as Partial<FoundCommand>
  return [id, label, group, href].every((text) => typeof text === 'string') && href?.startsWith('/') === true
}
