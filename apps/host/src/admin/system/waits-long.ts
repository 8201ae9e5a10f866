import type { SystemHealth } from '@delebil/core-api/admin'
import { MINUTE_MS } from '@delebil/validation/time'

/** What is due is done within a minute: what has waited for so long is not being done. */
const LONG_MS = 15 * MINUTE_MS

/** Whether work of a queue has been due for long without being done, when its health was asked for. */
export const waitsLong = ({ at }: Pick<SystemHealth, 'at'>, { since }: { readonly since: string }): boolean =>
  Date.parse(at) - Date.parse(since) >= LONG_MS
