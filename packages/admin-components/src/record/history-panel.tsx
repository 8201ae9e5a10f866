import type { AdminChange, AnyRecord } from '@delebil/core-api/admin'
import { Skeleton } from '@delebil/ui'
import type { CallerQuestion } from '@delebil/validation'
import { callerQuestionText, isProblemCode, problemText } from '@delebil/validation/text'
import { Pencil, Plus } from 'lucide-react'
import { EventList, type MoreEvents, type RecordEvent } from '../event/event-list.tsx'
import { Failed } from '../failed.tsx'
import { askedLabel } from '../field/field-input.tsx'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useHistory } from '../use-record.ts'
import * as css from './record.css.ts'

const none: MoreEvents = { events: [], again: () => undefined }
const useNone = (): MoreEvents => none

interface HistoryPanelProps {
  readonly screen: Screen
  readonly record: AnyRecord
}

/** Who changed a record, when and why, and what each field was and became, among what else happened to it; the newest first. */
export function HistoryPanel({ screen, record }: HistoryPanelProps) {
  const kept = useChangeEvents(screen, record.id)
  const useMore = screen.useMoreEvents ?? useNone
  const more = useMore(record)
  const error = kept.error ?? more.error
  const events =
    kept.events &&
    more.events &&
    [...kept.events, ...more.events].toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const again = () => {
    kept.again()
    more.again()
  }
  return (
    <section className={css.panel} aria-label={texts.history}>
      <h2 className={css.heading}>{texts.history}</h2>
      {!events && !error && <Skeleton heightPx={64} />}
      {!events && error && <Failed onAgain={again}>{error}</Failed>}
      {events?.length === 0 && <p className={css.muted}>{texts.noHistory}</p>}
      {events && events.length > 0 && <EventList label={texts.history} events={events} />}
    </section>
  )
}

/** What staff changed of a record, as events. */
export function useChangeEvents(screen: Screen, id: number) {
  const { data, error, mutate } = useHistory(screen.resource.key, id)
  return {
    events: data?.map((change) => toEvent(screen, change)),
    error: data === undefined ? error?.refusal.message : undefined,
    again: () => void mutate(),
  } as const
}

function toEvent(screen: Screen, { id, at, person, action, changes, why, titles }: AdminChange): RecordEvent {
  const done = texts.actions[`${screen.resource.key}.${action}`] ?? texts.actions[action] ?? action
  return {
    id: `change ${id}`,
    at: new Date(at),
    icon: action === 'create' ? Plus : Pencil,
    what: done.charAt(0).toUpperCase() + done.slice(1),
    who: person?.name ?? texts.nobody,
    children: (
      <>
        {inOrder(screen, detailsOf(screen, changes)).map(([name, { from, to }]) => (
          <Difference key={name} screen={screen} name={name} from={from} to={to} titles={titles[name]} />
        ))}
        {why !== null && <p>«{why}»</p>}
      </>
    ),
  }
}

/** What became of the fields; a reference whose name stands in a field of its own is told once. */
function detailsOf({ resource: { fields } }: Screen, changes: AdminChange['changes']) {
  const names = Object.keys(changes).flatMap((name) => (fields[name]?.kind === 'text' ? fields[name].label : []))
  return Object.entries(changes).filter(([name]) => {
    const field = fields[name]
    return field?.kind !== 'ref' || !names.includes(askedLabel(field))
  })
}

/** As the fields of the record stand; what is none of them comes last. */
function inOrder<T>({ resource }: Screen, changes: readonly (readonly [string, T])[]) {
  const names = Object.keys(resource.fields)
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return changes.toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

// What a car answered is a code; what a caller was asked is a list of them.
function formatDetail(value: unknown): string {
  const text = formatValue({ kind: typeof value === 'boolean' ? 'flag' : 'text' }, value)
  if (isProblemCode(text)) return problemText[text]
  const words = text
    .split(', ')
    .map((word) => texts.detailValues[word] ?? callerQuestionText[word as CallerQuestion] ?? word)
  return words.join(', ')
}

interface DifferenceProps {
  readonly screen: Screen
  readonly name: string
  readonly from: unknown
  readonly to: unknown
  /** What the records are called that a reference points at. */
  readonly titles: Readonly<Record<string, string>> | undefined
}

function Difference({ screen, name, from, to, titles }: DifferenceProps) {
  const field = screen.resource.fields[name]
  const say = (value: unknown) =>
    field || titles
      ? formatValue({ kind: 'text', ...field, ...(titles && { options: titles }) }, value)
      : formatDetail(value)
  const [before, after] = [say(from), say(to)]
  return (
    <p className={css.fact}>
      {(field && askedLabel(field)) ?? texts.detailNames[name] ?? name}:{' '}
      {before !== '' && <del className={css.before}>{before}</del>}{' '}
      {after === '' ? texts.nothingThere : <ins style={{ textDecoration: 'none' }}>{after}</ins>}
    </p>
  )
}
