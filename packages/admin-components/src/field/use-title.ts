import { type AdminKey, adminResources } from '@delebil/core-api/admin'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, titleOf } from '../screen/screen.ts'
import { useRecord } from '../use-record.ts'

/** What a record is called; its id until that is known, and to who may not read it. */
export function useTitle(of: AdminKey, id: string): string {
  const { permissions } = useAdminHost()
  const resource = adminResources[of]
  const mayRead = mayAny(permissions, resource.read)
  const { data } = useRecord(of, mayRead && id !== '' ? Number(id) : undefined)
  return (data && titleOf(resource, data)) || id
}
