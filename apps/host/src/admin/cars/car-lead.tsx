import { FactGrid, Failed, type KeyFact, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Skeleton, Stack } from '@delebil/ui'
import { formatDuration, formatWhen } from '@delebil/validation/text'
import { describeCondition } from '../shared/car-condition.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { CarDays } from './car-days.tsx'
import { carTexts as texts } from './car-texts.ts'
import { CarTripList } from './car-trip-list.tsx'
import { nowAndNext } from './now-and-next.ts'
import { tripFact } from './trip-fact.tsx'
import { type CarTrip, useCarTrips } from './use-car-trips.ts'

interface LeadProps {
  readonly record: Read<'cars'>
}

/** Who has the car, who is next and how long it is until then, what the car says, and what is promised of it. */
export function CarLead({ record }: LeadProps) {
  const { permissions } = useAdminHost()
  return permissions.includes('RESERVATION_READ') ? <KnownTrips record={record} /> : <Condition carId={record.id} />
}

function KnownTrips({ record: { id } }: LeadProps) {
  const { now } = useAdminHost()
  const { data, error, again } = useCarTrips(id)
  const condition = useCondition(id)
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (!data) return <Skeleton heightPx={160} />
  const { current, next, isLate, slackMinutes } = nowAndNext(data.data, now())
  const facts = [
    current ? tripFact(texts.now, current, isLate) : free(next),
    next ? tripFact(labelOf(next, now()), next, false, slackMinutes) : { label: texts.next, main: texts.noNext },
    condition,
  ]
  return (
    <Stack gapPx={16}>
      <FactGrid facts={facts} />
      <CarDays trips={data.data} />
      <CarTripList carId={id} coming={data.data.filter((trip) => trip !== current)} />
    </Stack>
  )
}

const free = (next: CarTrip | undefined): KeyFact => ({
  label: texts.now,
  main: texts.isFree,
  lines: next ? [{ id: 'until', text: texts.isFreeUntil(momentOrDash(next.start)) }] : [],
})

const minutesTo = (at: string, now: Date) => (new Date(at).getTime() - now.getTime()) / 60_000
const labelOf = ({ start }: CarTrip, now: Date) =>
  minutesTo(start, now) > 0 ? texts.nextIn(formatDuration(minutesTo(start, now))) : texts.next

function useCondition(carId: number): KeyFact {
  const { now } = useAdminHost()
  const { data } = useAdminAnswer('cars.condition', { params: { id: carId } })
  if (!data) return { label: texts.says, main: '…' }
  const said = data.state ? describeCondition(data.state) : []
  const [first, ...rest] = said
  if (!first) return { label: texts.says, main: '–', lines: [{ id: 'silent', text: texts.silent, isMuted: true }] }
  return {
    label: texts.saidAt(formatWhen(new Date(data.at), now())),
    main: `${first.label} ${first.text}`,
    lines: rest.map(({ label, text }) => ({ id: label, text: `${label}: ${text}` })),
  }
}

const Condition = ({ carId }: { readonly carId: number }) => <FactGrid facts={[useCondition(carId)]} />
