import type { Read } from '@delebil/core-api/admin'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { callAt } from './call-at.ts'

/** What a reservation is opened for and its fields do not say; asked anew when something was done with it. */
export function useSummary({ id, version }: Pick<Read<'reservations'>, 'id' | 'version'>) {
  return usePanelAnswer('reservations', [id, `summary ${version}`], (host) =>
    host.api.call('reservations.summary', callAt(host, { id })),
  )
}
