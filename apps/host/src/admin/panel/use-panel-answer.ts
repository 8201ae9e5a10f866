import { type AdminHost, useAdminHost, usePanel } from '@delebil/admin-components'
import type { Result } from '@delebil/core-api'
import type { ProblemCode } from '@delebil/validation/text'

/** What a panel is told of a resource, by what it asks for; asked again when something was done with a record of it. */
export function usePanelAnswer<T, C extends ProblemCode>(
  resource: string,
  [id, ...what]: readonly [number, ...string[]],
  load: (host: AdminHost) => Promise<Result<T, C>>,
) {
  const host = useAdminHost()
  return usePanel<T, C>(resource, id, what.join(' '), () => load(host))
}
