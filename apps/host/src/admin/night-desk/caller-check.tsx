import { useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { NightCase } from '@delebil/core-api/admin'
import { Button, Checkbox, ErrorMessage, RadioGroup, useForm } from '@delebil/ui'
import { CALLER_CHECK_ANSWERS, type CallerQuestion } from '@delebil/validation'
import { callerQuestionText, formatTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'

/** The gate before anything is done for a caller: who it is, and what they answered rightly. Kept with the reservation. */
export function CallerCheck({ data, onChanged }: { data: NightCase; onChanged: () => void }) {
  const { callers, check, reservation } = data
  const [isAnew, setIsAnew] = useState(false)
  const checked = callers.find(({ id }) => id === check?.personId)
  if (check && checked && !isAnew) {
    const until = parseInstant(check.until) ?? new Date(check.until)
    return (
      <div className={css.list}>
        <p role="status" className={css.text}>
          {nightTexts.checkedUntil(checked.name, formatTime(until))}
        </p>
        <span>
          <Button isSmall variant="quiet" onPress={() => setIsAnew(true)}>
            {nightTexts.checkAnew}
          </Button>
        </span>
      </div>
    )
  }
  const done = () => {
    setIsAnew(false)
    onChanged()
  }
  return <CheckForm key={reservation.id} data={data} onChecked={done} />
}

interface Check {
  readonly personId: number
  readonly answers: readonly CallerQuestion[]
}

function CheckForm({ data: { callers, reservation }, onChecked }: { data: NightCase; onChecked: () => void }) {
  const { online } = useAdminHost()
  const checking = useAdminChange('night-desk.check-caller')
  const form = useForm<Check, Refusal, unknown>({
    initial: { personId: callers[0]?.id ?? 0, answers: [] },
    check: ({ answers }) => ({
      answers: online ? (answers.length < CALLER_CHECK_ANSWERS ? nightTexts.checkMore : undefined) : nightTexts.offline,
    }),
    send: ({ personId, answers }) =>
      checking.send({ params: { id: reservation.id }, body: { personId, answers: [...answers] } }),
    onDone: onChecked,
  })
  const { personId, answers } = form.values
  const caller = callers.find(({ id }) => id === personId)
  const turn = (key: CallerQuestion) => (isSelected: boolean) =>
    form.set({ answers: isSelected ? [...answers, key] : answers.filter((other) => other !== key) })
  return (
    <form className={css.list} {...form.props}>
      <p className={css.muted}>{nightTexts.checkHelp}</p>
      {callers.length > 1 && (
        <RadioGroup
          label={nightTexts.checkWho}
          options={callers.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(personId)}
          onChange={(id) => form.set({ personId: Number(id), answers: [] })}
        />
      )}
      <fieldset className={css.list} style={{ border: 0 }}>
        <legend className={css.text}>
          {nightTexts.checkAnswers} ({caller?.name})
        </legend>
        {caller?.questions.map(({ key, answer }) => (
          <Checkbox key={key} isSelected={answers.includes(key)} onChange={turn(key)}>
            <span>
              {callerQuestionText[key]}
              <span className={css.answer}>{answer}</span>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <ErrorMessage>{form.errors['answers'] ?? form.problem}</ErrorMessage>
      <Button {...form.button} variant="primary" icon={ShieldCheck} isWide>
        {nightTexts.checkConfirm}
      </Button>
    </form>
  )
}
