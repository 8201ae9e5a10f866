import { useAdminChange } from '@delebil/admin-components'
import type { WhoDrove } from '@delebil/core-api/admin'
import { Button, ErrorMessage, RadioGroup, TextField } from '@delebil/ui'
import { formatInstant } from '@delebil/validation/time'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { readMoment } from './read-moment.ts'
import * as css from './who-drove.css.ts'
import { whoDroveTexts as own } from './who-drove-texts.ts'

type Name = 'licensePlate' | 'date' | 'time' | 'why'
type Typed = Readonly<Record<Name, string>>
type Errors = Partial<Record<Name | 'turn', string>>

const none: Typed = { licensePlate: '', date: '', time: '', why: '' }

function momentErrors(read: ReturnType<typeof readMoment>, turn: string | null): Errors {
  if ('wrong' in read) return read.wrong === 'date' ? { date: own.dateError } : { time: own.timeError }
  const { moments } = read
  if (moments.length === 0) return { time: own.gap }
  if (moments.every((moment) => moment > new Date())) return { time: own.future }
  return moments.length > 1 && turn === null ? { turn: own.chooseOne } : {}
}

/** Which car, when and why. A time that came twice is asked about. */
export function WhoDroveForm({ onFound }: { onFound: (found: WhoDrove) => void }) {
  const { send, isPending } = useAdminChange('who-drove.find')
  const [typed, setTyped] = useState(none)
  const [turn, setTurn] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const read = readMoment(typed.date, typed.time)
  const moments = 'moments' in read ? read.moments : []

  function check(): Errors {
    const wrong: Errors = {}
    if (typed.licensePlate.trim() === '') wrong.licensePlate = own.required
    if (typed.why.trim().length < 3) wrong.why = own.required
    return { ...wrong, ...momentErrors(read, turn) }
  }
  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wrong = check()
    setErrors(wrong)
    const at = moments[moments.length > 1 ? Number(turn) : 0]
    if (Object.keys(wrong).length > 0 || at === undefined) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const { licensePlate, why } = typed
    const result = await send({ body: { licensePlate, at: formatInstant(at), why } })
    if (result.ok) onFound(result.value)
    const { message, fields } = result.ok ? { message: undefined, fields: {} } : result.refusal
    setErrors(fields)
    // What stands at its field is not said twice.
    setProblem(Object.keys(fields).length > 0 ? undefined : message)
  }
  const field = (name: Name) => ({
    value: typed[name],
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...rest }) => rest)
      if (name === 'date' || name === 'time') setTurn(null)
    },
    ...(errors[name] !== undefined && { error: errors[name] }),
  })
  return (
    <form className={css.form} onSubmit={(event) => void find(event)} noValidate>
      <div className={css.fields}>
        <TextField label={own.plate} autoComplete="off" {...field('licensePlate')} />
        <TextField label={own.date} placeholder="DD.MM.ÅÅÅÅ" {...field('date')} />
        <TextField label={own.time} placeholder="TT:MM" {...field('time')} />
      </div>
      {moments.length > 1 && (
        <RadioGroup
          label={own.twice}
          options={[own.first, own.second].map((label, index) => ({ id: String(index), label }))}
          value={turn}
          onChange={setTurn}
          {...(errors.turn !== undefined && { error: errors.turn })}
        />
      )}
      <TextField label={own.why} help={own.whyHelp} {...field('why')} />
      <ErrorMessage>{problem}</ErrorMessage>
      <span>
        <Button type="submit" variant="primary" icon={Search} isPending={isPending}>
          {own.find}
        </Button>
      </span>
    </form>
  )
}
