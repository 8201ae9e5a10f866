import { Button } from '@delebil/ui'
import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { BellRing } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { waitTexts } from '../locale/wait-texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { HostLink } from '../panel/host-link.tsx'
import { link, muted, paragraph } from '../panel/panel.css.ts'
import { RefusedText } from './refused-text.tsx'
import type { JoinWaitlist } from './use-join-waitlist.ts'
import { below } from './waitlist.css.ts'

export interface JoinButtonProps {
  readonly ask: JoinWaitlist
  /** The window that is waited for, where it does not stand beside the button. */
  readonly period?: Period | undefined
  readonly children: string
}

/** The button that asks to be told, and what came of it. */
export function JoinButton({ ask: { state, press }, period, children }: JoinButtonProps) {
  const { online, links } = useBookingHost()
  if (!press) return null
  const isDone = state.name === 'done'
  return (
    <div>
      {!isDone && online && (
        <Button icon={BellRing} isWide isPending={state.name === 'pending'} onPress={press}>
          {children}
        </Button>
      )}
      {!isDone && !online && <BlockedButton reason={waitTexts.offline}>{children}</BlockedButton>}
      <div className={below}>
        <RefusedText state={state} />
        <p role="status" className={isDone ? paragraph : muted}>
          {isDone && waitTexts.asking}
          {!isDone && period && waitTexts.window(formatPeriod(period))}
        </p>
        {isDone && (
          <HostLink address={links.reservations} className={link}>
            {waitTexts.toList}
          </HostLink>
        )}
      </div>
    </div>
  )
}
