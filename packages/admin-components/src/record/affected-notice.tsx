import { Stack } from '@delebil/ui'
import { formatPeriod } from '@delebil/validation/text'
import { texts } from '../texts.ts'
import type { Affected } from './affected.ts'
import * as css from './record.css.ts'
import { WhyAnyway } from './why-anyway.tsx'

interface AffectedNoticeProps {
  readonly affected: readonly Affected[]
  readonly heading: string
  /** There is a place where they are helped. */
  readonly leadsOn: boolean
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** Whom a change affects, before it is saved; it is saved all the same with a reason. */
export function AffectedNotice({ affected, heading, leadsOn, isPending, onConfirm }: AffectedNoticeProps) {
  return (
    <section className={css.affected} aria-labelledby="affected">
      <Stack gapPx={12}>
        <h2 id="affected" className={css.heading}>
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
        <WhyAnyway
          confirmText={leadsOn ? texts.saveAndSolve : texts.saveAnyway}
          isPending={isPending}
          onConfirm={onConfirm}
        />
      </Stack>
    </section>
  )
}
