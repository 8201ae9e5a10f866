import type { AnyRecord } from '@delebil/core-api/admin'
import { Badge } from '@delebil/ui'
import { formatValue } from '../field/format-value.ts'
import { type Screen, titleOf } from '../screen/screen.ts'
import * as css from './record.css.ts'

/** The fields of a screen that are shown as a status. */
export const statusesOf = ({ tones, statuses }: Screen): readonly string[] => Object.keys({ ...tones, ...statuses })

/** Which record this is, and how it stands. */
export function RecordHead({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const { resource } = screen
  const title = titleOf(resource, record)
  return (
    <div className={css.head}>
      {title !== '' && <h2 className={css.title}>{title}</h2>}
      {statusesOf(screen).map((name) => {
        const { text, tone } = statusOf(screen, name, record)
        return text === '' ? null : (
          <Badge key={name} tone={tone === 'none' ? 'neutral' : tone}>
            {text}
          </Badge>
        )
      })}
    </div>
  )
}

function statusOf({ resource, tones, statuses }: Screen, name: string, record: AnyRecord) {
  const field = resource.fields[name]
  const plain = {
    text: field ? formatValue(field, record[name]) : '',
    tone: tones?.[name]?.[String(record[name])] ?? 'none',
  } as const
  return statuses?.[name]?.(record) ?? plain
}
