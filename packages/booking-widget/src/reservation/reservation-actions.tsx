import { Button } from '@delebil/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { paragraph } from '../panel/panel.css.ts'
import type { ActionControlProps, CarRequest } from './actions/action-control-props.ts'
import { ActionGroups } from './actions/action-groups.tsx'
import { type ActionGroup, shownActions } from './actions/action-rules.ts'
import { groups as groupsClass } from './actions/actions.css.ts'
import { OfflineWords } from './offline-words.tsx'

export interface ReservationActionsProps extends Omit<ActionControlProps, 'onDone' | 'asked' | 'onAsk'> {
  /** All at once; else what is needed on the way comes first and the rest behind a button. */
  readonly isWhole: boolean
}

/** Longer than a dialog takes to close (ms). */
const FOCUS_AFTER_MS = 300

const first: readonly ActionGroup[] = ['trip']
const others: readonly ActionGroup[] = ['change', 'help']

/** What can be done with a reservation now. */
export function ReservationActions({ isWhole, ...props }: ReservationActionsProps) {
  const { reservation, now } = props
  const host = useBookingHost()
  const { online } = host
  const [isOpen, setIsOpen] = useState(false)
  const [goodbye, setGoodbye] = useState<string>()
  const [asked, setAsked] = useState<CarRequest>()
  const said = useRef<HTMLParagraphElement>(null)
  // After the question has closed and looked in vain for the button that opened it.
  useEffect(() => {
    if (goodbye === undefined) return
    const timer = setTimeout(() => said.current?.focus(), FOCUS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [goodbye])
  const shown = shownActions(reservation, host, now)
  const hasMore = !isWhole && shown.some(({ group }) => others.includes(group))
  // One answer at a time: the next thing that is done takes the place of what was said before.
  const onDone = (text: string) => {
    setAsked(undefined)
    setGoodbye(text)
  }
  const onAsk = (request: CarRequest) => {
    setGoodbye(undefined)
    setAsked(request)
  }
  const controls = { ...props, onDone, asked, onAsk }
  return (
    <div>
      {/* What was done takes its own button away: the answer stands outside it. */}
      <p ref={said} role="status" tabIndex={-1} className={paragraph}>
        {goodbye}
      </p>
      {shown.length > 0 && <OfflineWords canWait={isWhole} />}
      {shown.length > 0 && (
        // Whoever goes on has read what was said.
        <fieldset
          className={groupsClass}
          onClickCapture={() => setGoodbye(undefined)}
          aria-label={texts.reservation.actions}
        >
          <ActionGroups groups={first} actions={shown} hasNames={isWhole || isOpen} {...controls} />
          {hasMore && (
            <div hidden={!online}>
              <Button
                variant="quiet"
                icon={isOpen ? ChevronUp : ChevronDown}
                aria-expanded={isOpen}
                onPress={() => setIsOpen(!isOpen)}
              >
                {isOpen ? texts.reservation.fewer : texts.reservation.more}
              </Button>
            </div>
          )}
          {(isWhole || isOpen) && <ActionGroups groups={others} actions={shown} hasNames {...controls} />}
        </fieldset>
      )}
    </div>
  )
}
