import type { Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { ReservationLead } from '../reservations/reservation-lead.tsx'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from './case-lead.css.ts'
import { CaseSuggestions } from './case-suggestions.tsx'
import { caseTexts as texts } from './case-texts.ts'

interface CaseProps {
  readonly record: Read<'reservations'>
}

/** What is wrong in a sentence, what can be done about it, and then the reservation. */
export function CaseLead({ record }: CaseProps) {
  const { progress, end, person, carNumber } = record
  return (
    <Stack gapPx={16}>
      {progress === 'LATE' && (
        <p className={css.sentence}>{texts.late(person ?? texts.nobody, carNumber, momentOrDash(end))}</p>
      )}
      <CaseSuggestions record={record} />
      <ReservationLead record={record} />
    </Stack>
  )
}
