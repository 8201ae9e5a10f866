import type { PriceQuote } from '@delebil/core-api'
import { EXTENSION_STEP_MINUTES } from '@delebil/validation'
import { formatWhen } from '@delebil/validation/text'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../../locale/texts.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { useQuestion } from '../quote/use-question.ts'
import { useReservationChange } from '../use-reservation-change.ts'

const doneText = (end: string, now: Date) => texts.reservation.extended(formatWhen(new Date(end), now))

/** Extends a reservation by a step that was agreed to, once, and knows it from the reservation where the answer was lost. */
export function useExtend({ reservation: { id, end }, now, isOpen, onClose, onDone, onExtended }: ActionDialogProps) {
  const change = useReservationChange('extendReservation')
  const question = useQuestion(change, { isOpen, onClose })
  const { state, clear } = change
  // A retry of the same step is the same call to the letter, so that the step is taken once however often it is sent.
  const agreed = useRef<{ readonly end: string; readonly maxTotalOre: number }>(undefined)
  const [unansweredEnd, setUnansweredEnd] = useState<string>()
  const isUnanswered = state.name === 'refused' && state.refusal.status === 0
  const hasCome = isUnanswered && unansweredEnd !== undefined && Date.parse(end) > Date.parse(unansweredEnd)
  const done = useRef({ onDone, onExtended, now })
  done.current = { onDone, onExtended, now }
  useEffect(() => {
    if (!hasCome) return
    clear()
    done.current.onDone(doneText(end, done.current.now))
    done.current.onExtended()
  }, [hasCome, clear, end])

  async function extend({ ceilingOre }: PriceQuote) {
    const isRetry = agreed.current?.end === end && state.name === 'idle'
    const { maxTotalOre } = isRetry && agreed.current ? agreed.current : { maxTotalOre: ceilingOre }
    agreed.current = { end, maxTotalOre }
    setUnansweredEnd(end)
    const body = { extendByMinutes: EXTENSION_STEP_MINUTES, maxTotalOre } as const
    const extended = await change.send({ params: { id }, body })
    if (!extended) return
    question.settle()
    onDone(doneText(extended.end, now))
    onExtended()
  }

  return { change, question, extend: (quote: PriceQuote) => void extend(quote) }
}
