import { useAdminChange, useAdminHost, useForget, useToast } from '@delebil/admin-components'
import type { Answer, Refusal } from '@delebil/core-api'
import type { AdminCalls, Read } from '@delebil/core-api/admin'
import { useForm } from '@delebil/ui'
import { checkDigits, checkRequired } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import { kilometersTexts as texts } from './kilometers-texts.ts'

type Corrected = Answer<AdminCalls['reservations.correct-kilometers']>
type Values = Readonly<Record<'start' | 'end' | 'kilometers' | 'why', string>>

const figures = ['start', 'end', 'kilometers'] as const
const shown = (value: number | null) => (value === null ? '' : String(value))

/** Corrects how far a trip went: what is filled in is tried out first, and done when it is sent a second time as it is. */
export function useCorrection(record: Read<'reservations'>, onClose: () => void) {
  const { holdUnsaved } = useAdminHost()
  const correcting = useAdminChange('reservations.correct-kilometers')
  const forget = useForget()
  const say = useToast()
  const [tried, setTried] = useState<{ readonly of: Values; readonly answer: Corrected['entity'] }>()
  const initial = { start: shown(record.startOdometer), end: shown(record.endOdometer), kilometers: '', why: '' }
  const form = useForm<Values, Refusal, Corrected>({
    initial,
    hold: holdUnsaved,
    check: (typed) => {
      const wrong = figures.map((name) => [
        name,
        typed[name].trim() === '' ? undefined : checkDigits(typed[name].trim()),
      ])
      const codes = Object.fromEntries([...wrong, ['why', checkRequired(typed.why)]]) as Partial<
        Record<keyof Values, ReturnType<typeof checkDigits>>
      >
      return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, code && problemText[code]]))
    },
    send: async (typed, changed) => {
      const filled = figures.filter((name) => changed.includes(name) && typed[name].trim() !== '')
      const sent = Object.fromEntries(filled.map((name) => [name, Number(typed[name])]))
      const rehearse = tried?.of !== typed
      const body = { ...sent, rehearse, version: record.version, why: typed.why }
      const result = await correcting.send({ params: { id: record.id }, body })
      if (!(result.ok && rehearse)) return result
      setTried({ of: typed, answer: result.value.entity })
      return undefined
    },
    onDone: () => {
      for (const key of ['reservations', 'problem-reservations']) void forget(key)
      say({ tone: 'info', text: texts.done })
      onClose()
    },
  })
  return { form, tried: tried?.of === form.values ? tried.answer : undefined }
}
