import type { Refusal } from '@delebil/core-api'
import { texts } from '../texts.ts'
import type { NewToast } from '../toast/toast.ts'

/** What is said when something was refused, or was not answered in time. */
export function refusedToast({ code, message }: Refusal): NewToast {
  return { tone: 'error', text: message, ...(code === 'request.timeout' && { detail: texts.timedOut }) }
}
