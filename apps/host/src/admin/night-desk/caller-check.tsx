import { useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { NightCase } from '@delebil/core-api/admin'
import { Button, Checkbox, ErrorMessage, RadioGroup } from '@delebil/ui'
import { CALLER_CHECK_ANSWERS, type CallerQuestion } from '@delebil/validation'
import { callerQuestionText, formatTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
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

function CheckForm({ data: { callers, reservation }, onChecked }: { data: NightCase; onChecked: () => void }) {
  const { online } = useAdminHost()
  const check = useAdminChange('night-desk.check-caller')
  const [personId, setPersonId] = useState(callers[0]?.id)
  const [answers, setAnswers] = useState<readonly CallerQuestion[]>([])
  const [problem, setProblem] = useState<string>()
  const caller = callers.find(({ id }) => id === personId)

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (personId === undefined) return
    const isEnough = answers.length >= CALLER_CHECK_ANSWERS
    setProblem(online ? (isEnough ? undefined : nightTexts.checkMore) : nightTexts.offline)
    if (!online || !isEnough) return
    const result = await check.send({ params: { id: reservation.id }, body: { personId, answers: [...answers] } })
    if (result.ok) onChecked()
  }

  const turn = (key: CallerQuestion) => (isSelected: boolean) => {
    setProblem(undefined)
    check.clear()
    setAnswers((now) => (isSelected ? [...now, key] : now.filter((other) => other !== key)))
  }
  return (
    <form className={css.list} onSubmit={(event) => void confirm(event)}>
      <p className={css.muted}>{nightTexts.checkHelp}</p>
      {callers.length > 1 && (
        <RadioGroup
          label={nightTexts.checkWho}
          options={callers.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(personId)}
          onChange={(id) => {
            setPersonId(Number(id))
            setAnswers([])
          }}
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
      <ErrorMessage>{problem ?? check.refusal?.message}</ErrorMessage>
      <Button type="submit" variant="primary" icon={ShieldCheck} isWide isPending={check.isPending}>
        {nightTexts.checkConfirm}
      </Button>
    </form>
  )
}
