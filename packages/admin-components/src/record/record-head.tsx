import type { AnyRecord } from '@delebil/core-api/admin'
import { formatValue } from '../field/format-value.ts'
import { InPageHead } from '../part/page-head.tsx'
import { StateBadge, type StateMeaning } from '../part/state-badge.tsx'
import { type Screen, type Status, titleOf } from '../screen/screen.ts'
import * as css from './record.css.ts'

/** The fields of a screen that are shown as a status. */
export const statusesOf = ({ tones, statuses }: Screen): readonly string[] => Object.keys({ ...tones, ...statuses })

interface RecordHeadProps {
  readonly screen: Screen
  readonly record: AnyRecord
  /** The heading of the page names it. */
  readonly isPage: boolean
}

/** Which record this is, and how it stands. */
export function RecordHead({ screen, record, isPage }: RecordHeadProps) {
  const { resource, Context } = screen
  const standing = Context ? (
    <Context record={record} />
  ) : (
    statusesOf(screen).map((name) => <Standing key={name} screen={screen} name={name} record={record} />)
  )
  const title = titleOf(resource, record)
  if (isPage) return <InPageHead at="context">{standing}</InPageHead>
  return (
    <div className={css.head}>
      {title !== '' && <h2 className={css.title}>{title}</h2>}
      {standing}
    </div>
  )
}

const meanings: Readonly<Record<Exclude<Status['tone'], 'none'>, StateMeaning>> = {
  green: 'going',
  yellow: 'look',
  red: 'wrong',
}

function Standing({ screen, name, record }: Omit<RecordHeadProps, 'isPage'> & { readonly name: string }) {
  const { text, tone } = statusOf(screen, name, record)
  if (text === '') return null
  return <StateBadge meaning={tone === 'none' ? 'over' : meanings[tone]}>{text}</StateBadge>
}

function statusOf({ resource, tones, statuses }: Screen, name: string, record: AnyRecord) {
  const field = resource.fields[name]
  const plain = {
    text: field ? formatValue(field, record[name]) : '',
    tone: tones?.[name]?.[String(record[name])] ?? 'none',
  } as const
  return statuses?.[name]?.(record) ?? plain
}
