import type { AdminHost } from '@delebil/admin-components'
import type { AnyRecord } from '@delebil/core-api/admin'

/** Where a call about a record goes. */
export const callAt = ({ organizationId }: AdminHost, { id }: Pick<AnyRecord, 'id'>) => ({
  params: { id: String(id) },
  query: { orgId: String(organizationId) },
})

/** The same, of a call that has no body to say in which version was seen. */
export const seenAt = (host: AdminHost, record: Pick<AnyRecord, 'id' | 'version'>) => {
  const { params, query } = callAt(host, record)
  return { params, query: { ...query, version: String(record.version) } }
}
