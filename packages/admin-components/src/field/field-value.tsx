import type { AnyRecord } from '@delebil/core-api/admin'
import { StatusDot } from '@delebil/ui'
import type { Screen } from '../screen/screen.ts'
import * as css from './field.css.ts'
import { formatValue } from './format-value.ts'

interface FieldValueProps {
  readonly screen: Pick<Screen, 'resource' | 'statuses' | 'tones'>
  readonly name: string
  readonly record: AnyRecord
}

/** A field of a record as a person reads it; a status has its shape, and a dash stands for nothing. */
export function FieldValue({ screen: { resource, statuses, tones }, name, record }: FieldValueProps) {
  const field = resource.fields[name]
  const text = field ? formatValue(field, record[name]) : ''
  const tone = tones?.[name]?.[String(record[name])]
  const status = statuses?.[name]?.(record) ?? (tone && { text, tone })
  if (status) return <StatusDot tone={status.tone}>{status.text}</StatusDot>
  return text || <span className={css.none}>–</span>
}
