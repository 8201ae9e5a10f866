import type { AdminHost, AnyRecord } from '@delebil/admin-components'

/** Where a call about a record goes. */
export const callAt = ({ organizationId }: AdminHost, { id }: Pick<AnyRecord, 'id'>) => ({
  params: { id: String(id) },
  query: { orgId: String(organizationId) },
})
