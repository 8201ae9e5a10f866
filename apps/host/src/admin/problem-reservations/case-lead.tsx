import { CaseWhy } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Skeleton, Stack } from '@delebil/ui'
import { ReservationLead } from '../reservations/reservation-lead.tsx'
import { recordTexts } from '../reservations/reservation-texts.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { useSummary } from '../shared/use-summary.ts'
import { CaseSuggestions } from './case-suggestions.tsx'
import { caseTexts as texts } from './case-texts.ts'

interface CaseProps {
  readonly record: Read<'reservations'>
}

/** What is wrong in a sentence, what can be done about it, and then the reservation. */
export function CaseLead({ record }: CaseProps) {
  return (
    <Stack gapPx={16}>
      <Why record={record} />
      <CaseSuggestions record={record} />
      <ReservationLead record={record} isCase />
    </Stack>
  )
}

function Why({ record }: CaseProps) {
  const { progress, end, person, carNumber, location } = record
  const { data, error } = useSummary(record)
  const who = person ?? texts.nobody
  const late = progress === 'LATE' ? texts.late(who, carNumber, momentOrDash(end)) : undefined
  if (late === undefined && !data && error === undefined) return <Skeleton heightPx={28} />
  // One problem, once: that it is late is said above.
  const others = data?.review.filter(({ reason }) => reason !== 'LATE') ?? []
  const saidOf = ({ reason, why }: (typeof others)[number]) => why ?? recordTexts.reasons[reason]
  const [first, ...rest] = others
  const sentence = late ?? (first ? texts.look(who, carNumber, saidOf(first)) : texts.nothing(who, carNumber))
  const below = late === undefined ? rest : others
  return (
    <CaseWhy
      more={
        <>
          {late === undefined && first?.at != null && <p>{recordTexts.asked(first.person, momentOrDash(first.at))}</p>}
          {late !== undefined && <p>{texts.belongs(location)}</p>}
          {data?.after != null && !data.after.isBlock && (
            <p>{texts.fetches(data.after.person ?? texts.nobody, momentOrDash(data.after.start))}</p>
          )}
          {below.map((one) => (
            <p key={one.reason}>{saidOf(one)}</p>
          ))}
        </>
      }
    >
      {sentence}
    </CaseWhy>
  )
}
