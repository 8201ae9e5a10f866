import type { AnyRecord, FieldKind } from '@delebil/core-api/admin'
import { FieldValue } from '../field/field-value.tsx'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

interface RecordFactsProps {
  readonly screen: Screen
  readonly record: AnyRecord
  /** Fields that stand elsewhere. */
  readonly without: readonly string[]
}

// What these are called stands in fields of their own.
const unreadable: readonly FieldKind[] = ['ref', 'refs', 'named', 'names', 'place']

/** What is known of a record and not changed here. */
export function RecordFacts({ screen, record, without }: RecordFactsProps) {
  const fields = Object.entries(screen.resource.fields).filter(
    ([name, { kind, whenRefused }]) => !without.includes(name) && !whenRefused && !unreadable.includes(kind),
  )
  if (fields.length === 0) return null
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{texts.details}</h2>
      <dl className={css.facts}>
        {fields.map(([name, field]) => [
          <dt key={name} className={css.factName}>
            {field.label}
          </dt>,
          <dd key={`${name}-value`} className={css.fact}>
            <FieldValue screen={screen} name={name} record={record} />
          </dd>,
        ])}
      </dl>
    </section>
  )
}
