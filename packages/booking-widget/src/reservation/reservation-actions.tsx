import { Button } from '@delebil/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import { CancelAction } from './cancel-action.tsx'
import { DriversAction } from './drivers-action.tsx'
import { EndAction } from './end-action.tsx'
import { ExtendAction, type ExtendActionProps } from './extend-action.tsx'
import { OfflineWords } from './offline-words.tsx'
import { OpenAction } from './open-action.tsx'
import { actions } from './reservation.css.ts'
import { StartNowAction } from './start-now-action.tsx'
import { SwapAction } from './swap-action.tsx'
import { possibleActions } from './times.ts'

export interface ReservationActionsProps extends ExtendActionProps {
  /** All at once; else what is needed on the way comes first and the rest behind a button. */
  readonly isWhole: boolean
}

/** Longer than a dialog takes to close (ms). */
const FOCUS_AFTER_MS = 300

/** Without network only what can wait is shown; see `actions`. */
const networkState = (online: boolean, { drivers }: { readonly drivers: boolean }) =>
  online ? {} : { 'data-offline': true, hidden: !drivers }

/** What can be done with a reservation now. */
export function ReservationActions({ isWhole, ...props }: ReservationActionsProps) {
  const { reservation, now } = props
  const { online } = useBookingHost()
  const [isOpen, setIsOpen] = useState(false)
  const [goodbye, setGoodbye] = useState<string>()
  const said = useRef<HTMLParagraphElement>(null)
  // After the question has closed and looked in vain for the button that opened it.
  useEffect(() => {
    if (goodbye === undefined) return
    const timer = setTimeout(() => said.current?.focus(), FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [goodbye])
  const can = possibleActions(reservation, now)
  const hasMore = can.startNow || can.swap || can.drivers || can.cancel
  const hasAny = Object.values(can).some(Boolean)
  return (
    <div>
      {/* What was done takes its own button away: the answer stands outside it. */}
      <p ref={said} role="status" tabIndex={-1} className={paragraph}>
        {goodbye}
      </p>
      {hasAny && <OfflineWords canWait={isWhole} />}
      {/* Offline they are hidden, not gone: an open question and the key of a call on its way outlive a tunnel. */}
      {hasAny && (
        <fieldset className={actions} aria-label={texts.reservation.actions} {...networkState(online, can)}>
          {can.open && <OpenAction {...props} />}
          {can.end && <EndAction reservation={reservation} onDone={setGoodbye} />}
          {can.extend && <ExtendAction {...props} />}
          {!isWhole && hasMore && (
            <Button
              variant="quiet"
              icon={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              onPress={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.reservation.fewer : texts.reservation.more}
            </Button>
          )}
          {(isWhole || isOpen) && (
            <>
              {can.startNow && <StartNowAction reservation={reservation} onDone={setGoodbye} />}
              {can.swap && <SwapAction {...props} />}
              {can.drivers && <DriversAction reservation={reservation} />}
              {can.cancel && <CancelAction {...props} onDone={setGoodbye} />}
            </>
          )}
        </fieldset>
      )}
    </div>
  )
}
