import { useAdminChange } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { WhoDrove } from '@delebil/core-api/admin'
import { Button, ErrorMessage, type FieldErrors, FieldRow, RadioGroup, TextField, useForm } from '@delebil/ui'
import { formatInstant } from '@delebil/validation/time'
import { Search } from 'lucide-react'
import { readMoment } from './read-moment.ts'
import * as css from './who-drove.css.ts'
import { whoDroveTexts as own } from './who-drove-texts.ts'

const none = { licensePlate: '', date: '', time: '', why: '', turn: null as string | null }
type Typed = typeof none

const momentsOf = (read: ReturnType<typeof readMoment>) => ('moments' in read ? read.moments : [])

function momentErrors(read: ReturnType<typeof readMoment>, turn: string | null): FieldErrors {
  if ('wrong' in read) return read.wrong === 'date' ? { date: own.dateError } : { time: own.timeError }
  const { moments } = read
  if (moments.length === 0) return { time: own.gap }
  if (moments.every((moment) => moment > new Date())) return { time: own.future }
  return moments.length > 1 && turn === null ? { turn: own.chooseOne } : {}
}

/** Which car, when and why. A time that came twice is asked about. */
export function WhoDroveForm({ onFound }: { onFound: (found: WhoDrove) => void }) {
  const finding = useAdminChange('who-drove.find')
  const form = useForm<Typed, Refusal, WhoDrove>({
    initial: none,
    check: ({ licensePlate, date, time, why, turn }) => ({
      licensePlate: licensePlate.trim() === '' ? own.required : undefined,
      why: why.trim().length < 3 ? own.required : undefined,
      ...momentErrors(readMoment(date, time), turn),
    }),
    send: async ({ licensePlate, date, time, why, turn }) => {
      const at = momentsOf(readMoment(date, time))[Number(turn)]
      const body = at && { licensePlate, at: formatInstant(at), why }
      return body && finding.send({ body })
    },
    onDone: onFound,
  })
  // Another time is another question.
  const when = (name: 'date' | 'time') => ({
    ...form.field(name),
    onChange: (value: string) => form.set({ [name]: value, turn: null }),
  })
  return (
    <form className={css.form} {...form.props}>
      <FieldRow isFilled narrowestPx={180}>
        <TextField label={own.plate} autoComplete="off" {...form.field('licensePlate')} />
        <TextField label={own.date} placeholder="DD.MM.ÅÅÅÅ" {...when('date')} />
        <TextField label={own.time} placeholder="TT:MM" {...when('time')} />
      </FieldRow>
      {momentsOf(readMoment(form.values.date, form.values.time)).length > 1 && (
        <RadioGroup
          label={own.twice}
          options={[own.first, own.second].map((label, index) => ({ id: String(index), label }))}
          {...form.field('turn')}
        />
      )}
      <TextField label={own.why} help={own.whyHelp} {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <span>
        <Button {...form.button} variant="primary" icon={Search}>
          {own.find}
        </Button>
      </span>
    </form>
  )
}
