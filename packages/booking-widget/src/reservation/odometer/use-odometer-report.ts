import type { Reservation } from '@delebil/core-api'
import { type FormRefusal, useForm } from '@delebil/ui'
import { checkDigits } from '@delebil/validation'
import { memberProblemTextOf } from '@delebil/validation/text'
import { useHoldUnsaved } from '../../data/use-hold-unsaved.ts'
import { useRefused } from '../../data/use-refused.ts'
import { useReservationChange } from '../use-reservation-change.ts'

type Moment = 'start' | 'end'
const moments = ['start', 'end'] as const

/** Says what the odometer showed, of what is missing. */
export function useOdometerReport({ id, odometer }: Pick<Reservation, 'id' | 'odometer'>) {
  const missing: readonly Moment[] = moments.filter((moment) => odometer[moment] === null)
  const change = useReservationChange('reportOdometer')
  const wrong = (typed: string) => {
    const code = typed === '' ? 'field.required' : checkDigits(typed)
    return code && memberProblemTextOf(code)
  }
  const form = useForm<Readonly<Record<Moment, string>>, FormRefusal, Reservation>({
    initial: { start: '', end: '' },
    check: (typed) => Object.fromEntries(missing.map((moment) => [moment, wrong(typed[moment].trim())])),
    send: async (typed) => {
      const body = Object.fromEntries(missing.map((moment) => [moment, Number(typed[moment])]))
      const value = await change.send({ params: { id }, body })
      return value && { ok: true, value }
    },
  })
  useHoldUnsaved(form.isChanged)
  useRefused(change.state, form.refuse)
  return { form, missing, isDone: form.isSaved }
}
