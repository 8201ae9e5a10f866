import { type AdminKey, type AnyRecord, adminResources, type FieldKind } from '@delebil/core-api/admin'
import { Link } from 'react-aria-components'
import { useAdminHost } from '../admin-host.ts'
import { FieldValue } from '../field/field-value.tsx'
import { formatValue } from '../field/format-value.ts'
import { isRead, mayAny, type Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { belongsTo } from './belongs-to.ts'
import * as css from './record.css.ts'

interface RecordFactsProps {
  readonly screen: Screen
  readonly record: AnyRecord
  /** Fields that stand elsewhere. */
  readonly without: readonly string[]
}

// What these are called stands in fields of their own.
const unreadable: readonly FieldKind[] = ['ref', 'refs', 'named', 'names', 'place']

/** What is known of a record and not changed here. What a lead has told first leaves no room for what is empty. */
export function RecordFacts({ screen, record, without }: RecordFactsProps) {
  const fields = Object.entries(screen.resource.fields).filter(
    ([name, field]) => !without.includes(name) && isRead(field) && !unreadable.includes(field.kind),
  )
  const filled = fields.filter(
    ([name, field]) => screen.statuses?.[name] !== undefined || formatValue(field, record[name]) !== '',
  )
  const shown = screen.Lead ? filled : fields
  if (filled.length === 0) return null
  return (
    <section className={css.panel}>
      <h2 className={css.heading}>{texts.details}</h2>
      <dl className={css.facts}>
        {shown.map(([name, field]) => [
          <dt key={name} className={css.factName}>
            {field.label}
          </dt>,
          <dd key={`${name}-value`} className={css.fact}>
            <Fact screen={screen} name={name} record={record} />
          </dd>,
        ])}
      </dl>
    </section>
  )
}

/** A fact; where it is of another record, with the way to that. */
function Fact({ screen, name, record }: Omit<RecordFactsProps, 'without'> & { readonly name: string }) {
  const { permissions, addressOf } = useAdminHost()
  const value = <FieldValue screen={screen} name={name} record={record} />
  const ref = belongsTo(screen.resource.fields, name)
  const id = ref && record[ref.name]
  if (!ref || typeof id !== 'number' || !mayAny(permissions, adminResources[ref.of as AdminKey].read)) return value
  const href = addressOf?.(ref.of, id)
  return href === undefined ? (
    value
  ) : (
    <Link className={css.factLink} href={href}>
      {value}
    </Link>
  )
}
