import { type DraftOf, readDraft, useAdminAnswer } from '@delebil/admin-components'
import type { CallInput } from '@delebil/core-api'
import { type AdminCalls, adminResources } from '@delebil/core-api/admin'
import { AmountLines, Banner, Skeleton, Stack } from '@delebil/ui'
import { describeAmountLine, describePrice, problemText } from '@delebil/validation/text'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { reservationTexts } from './reservation-texts.ts'

const { fields } = adminResources.reservations
const { quote: texts } = reservationTexts

/** What the reservation will cost, and what stands in its way, while it is filled in. */
export function QuotePreview({ draft }: { readonly draft: DraftOf<'reservations'> }) {
  const asked = questionOf(draft)
  const { data, isLoading } = useAdminAnswer('reservations.quote', asked && { query: asked }, {
    keepPreviousData: true,
  })
  // One that exists has its price, and would stand in its own way.
  if (!('personId' in draft)) return null
  if (!asked) return <p className={css.muted}>{texts.incomplete}</p>
  if (isLoading) return <Skeleton heightPx={64} />
  if (!data) return <p className={css.muted}>{texts.unknown}</p>
  const period = { start: new Date(asked.start), end: new Date(asked.end) }
  const total = describePrice({ ...data.price, period, kilometers: 0 })
  return (
    <div role="status">
      <Stack gapPx={16}>
        {data.warnings.map(({ code, mayOverride }) => (
          <Banner key={code} tone="warning" title={problemText[code]}>
            {mayOverride ? texts.mayOverride : undefined}
          </Banner>
        ))}
        {data.taken.map(({ reservationId: id, reservationNumber, person, start, end }) => (
          <p key={id}>
            <RecordLink of="reservations" id={id}>
              {reservationNumber}
            </RecordLink>{' '}
            {texts.takenBy(person, momentOrDash(start), momentOrDash(end))}
          </p>
        ))}
        <AmountLines label={texts.price} lines={data.price.lines.map(describeAmountLine)} total={total} />
      </Stack>
    </div>
  )
}

type Question = NonNullable<CallInput<AdminCalls['reservations.quote']>['query']>

/** What is asked of the server; nothing while the car or the time is missing. */
function questionOf(draft: DraftOf<'reservations'>): Question | undefined {
  const read = (name: 'carId' | 'start' | 'end' | 'personId' | 'membershipId') => {
    const found = readDraft(fields[name], draft[name])
    return 'value' in found && found.value !== null ? String(found.value) : undefined
  }
  const [carId, start, end] = [read('carId'), read('start'), read('end')]
  if (carId === undefined || start === undefined || end === undefined || !(new Date(start) < new Date(end)))
    return undefined
  const [personId, membershipId] = [read('personId'), read('membershipId')]
  const known = { carId, start, end, superDamageWaiver: draft.superDamageWaiver === true }
  return personId && membershipId ? { ...known, personId, membershipId } : known
}
