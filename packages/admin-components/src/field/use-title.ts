import { type AdminKey, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, titleOf } from '../screen/screen.ts'
import { useRecord } from '../use-record.ts'

/** What a record is called; its id until that is known, and to who may not read it. */
export function useTitle(of: string, id: string): string {
  const { permissions } = useAdminHost()
  const resource = adminResources[of as AdminKey] as unknown as AdminResource
  const mayRead = mayAny(permissions, resource.read)
  const { data } = useRecord(of as AdminKey, mayRead && id !== '' ? Number(id) : undefined)
  return (data && titleOf(resource, data)) || id
}
