import type { Refusal } from '@delebil/core-api'
import { isUnknownFailure } from '@delebil/validation'
import { changeFailedText } from '@delebil/validation/text'
import { texts } from '../texts.ts'
import type { NewToast } from '../toast/toast.ts'

/** True where nothing that was filled in is to blame: 'Endring feilet'. What was not answered in time may have been done. */
export const isOurFault = ({ code, fields }: Refusal): boolean =>
  code !== 'request.timeout' && isUnknownFailure(code) && Object.keys(fields).length === 0

/** What is known of why a change failed, beyond that it did; empty for nothing. */
export const whyOf = ({ code, message }: Refusal): string => (code === 'server.error' ? '' : message)

/** What is said when something was refused, or was not answered in time. */
export function refusedToast(refusal: Refusal): NewToast {
  if (isOurFault(refusal)) {
    return { tone: 'error', text: changeFailedText.heading, detail: whyOf(refusal) || changeFailedText.text }
  }
  const { code, message } = refusal
  return { tone: 'error', text: message, ...(code === 'request.timeout' && { detail: texts.timedOut }) }
}
