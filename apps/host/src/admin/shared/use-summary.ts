import { useAdminHost, usePanel } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { callAt } from './call-at.ts'

/** What a reservation is opened for and its fields do not say; asked anew when something was done with it. */
export function useSummary({ id, version }: Pick<Read<'reservations'>, 'id' | 'version'>) {
  const host = useAdminHost()
  return usePanel('reservations', id, `summary ${version}`, () =>
    host.api.call('reservations.summary', callAt(host, { id })),
  )
}
