import { Badge } from '@delebil/ui'
import type { AnyRecord } from '../any-record.ts'
import { formatValue } from '../field/format-value.ts'
import { type Screen, titleOf } from '../screen.ts'
import * as css from './record.css.ts'

/** The fields of a screen that are shown as a status. */
export const statusesOf = ({ tones = {} }: Screen): readonly string[] => Object.keys(tones)

/** Which record this is, and how it stands. */
export function RecordHead({ screen, record }: { screen: Screen; record: AnyRecord }) {
  const { resource } = screen
  const title = titleOf(resource, record)
  return (
    <div className={css.head}>
      {title !== '' && <h2 className={css.title}>{title}</h2>}
      {statusesOf(screen).map((name) => {
        const text = resource.fields[name] && formatValue(resource.fields[name], record[name])
        const tone = screen.tones?.[name]?.[String(record[name])] ?? 'neutral'
        return text ? (
          <Badge key={name} tone={tone}>
            {text}
          </Badge>
        ) : null
      })}
    </div>
  )
}
