import { Banner } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { runTexts as texts } from './run-texts.ts'

/** Whether the members of a run may still say what is wrong before it is approved. */
export const isOpen = (openUntil: string): boolean => Date.parse(openUntil) > Date.now()

/** Until when the members may speak; nothing once that is over. */
export function ControlPeriod({ openUntil }: { readonly openUntil: string }) {
  if (!isOpen(openUntil)) return null
  return (
    <Banner tone="info" title={texts.control(formatDateTime(new Date(openUntil)))}>
      {texts.controlText}
    </Banner>
  )
}
