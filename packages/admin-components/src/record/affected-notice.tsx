import { Button, Stack, TextField } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'
import type { Affected } from './use-record-form.ts'

interface AffectedNoticeProps {
  readonly affected: readonly Affected[]
  readonly heading: string
  /** There is a place where they are helped. */
  readonly leadsOn: boolean
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** Whom a change hurts, before it is saved; it is saved all the same with a reason. */
export function AffectedNotice({ affected, heading, leadsOn, isPending, onConfirm }: AffectedNoticeProps) {
  const [why, setWhy] = useState('')
  const [isTried, setIsTried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const confirm = () => {
    setIsTried(true)
    if (why.trim() !== '') onConfirm(why.trim())
  }
  return (
    <section className={css.affected} aria-labelledby="affected">
      <Stack gapPx={12}>
        <h2 id="affected" ref={title} tabIndex={-1} className={css.heading}>
          {heading}
        </h2>
        <p>{texts.affected}</p>
        <ul className={css.affectedList} aria-label={texts.affectedList}>
          {affected.map(({ id, reservationNumber, start, end, person, phone }) => (
            <li key={id}>
              {formatPeriod({ start: new Date(start), end: new Date(end) })}
              {' · '}
              {person ?? texts.affectedNobody}
              {phone !== null && ` · ${phone}`}
              {` · ${reservationNumber}`}
            </li>
          ))}
        </ul>
        <TextField
          label={texts.whyAnyway}
          help={texts.whyHelp}
          value={why}
          onChange={setWhy}
          maxLength={500}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Not the form's own save, which would only ask again.
            event.preventDefault()
            confirm()
          }}
          {...(isTried && why.trim() === '' && { error: texts.required })}
        />
        <div>
          <Button variant="danger" isPending={isPending} onPress={confirm}>
            {leadsOn ? texts.saveAndSolve : texts.saveAnyway}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
