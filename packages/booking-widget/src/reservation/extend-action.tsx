import { Button } from '@delebil/ui'
import { EXTENSION_STEP_MINUTES, formatDateTime, formatTime, osloDateText } from '@delebil/validation'
import { Clock } from 'lucide-react'
import { useAnswer } from '../data/use-answer.ts'
import { texts } from '../locale/texts.ts'
import { BlockedButton } from '../panel/blocked-button.tsx'
import { muted } from '../panel/panel.css.ts'
import { ChangeFeedback } from './change-feedback.tsx'
import type { ActionProps } from './open-action.tsx'
import { slot } from './reservation.css.ts'
import { useReservationChange } from './use-reservation-change.ts'

export interface ExtendActionProps extends ActionProps {
  readonly onExtended: () => void
}

/** Extends by 30 minutes, and says how far it can go. */
export function ExtendAction({ reservation, onExtended }: ExtendActionProps) {
  const { data, error } = useAnswer('getExtensibility', { params: { id: reservation.id } })
  const change = useReservationChange('extendReservation')
  const newEnd = formatTime(new Date(reservation.end))

  async function extend() {
    const changed = await change.send({
      params: { id: reservation.id },
      body: { extendByMinutes: EXTENSION_STEP_MINUTES },
    })
    if (changed) onExtended()
  }

  const feedback = (
    <ChangeFeedback state={change.state} onClear={change.clear} doneText={texts.reservation.extended(newEnd)} />
  )
  if (data && !data.isExtensible) {
    return (
      <div className={slot}>
        <BlockedButton reason={texts.extend.notPossible}>{texts.extend.action}</BlockedButton>
        {feedback}
      </div>
    )
  }
  const hint = error ? texts.extend.failed : data ? untilText(data.latestEnd, reservation.end) : texts.extend.checking
  return (
    <div className={slot}>
      <Button icon={Clock} isWide isPending={change.state.name === 'pending'} onPress={() => void extend()}>
        {texts.extend.action}
      </Button>
      <p className={muted}>{hint}</p>
      {feedback}
    </div>
  )
}

function untilText(latestEnd: string | null, end: string): string | undefined {
  if (latestEnd === null) return undefined
  const [last, current] = [new Date(latestEnd), new Date(end)]
  return texts.extend.until(osloDateText(last) === osloDateText(current) ? formatTime(last) : formatDateTime(last))
}
