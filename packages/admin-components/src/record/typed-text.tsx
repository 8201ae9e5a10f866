import type { AdminKey, AdminResource } from '@delebil/core-api/admin'
import { Banner } from '@delebil/ui'
import type { DraftValue } from '../screen/draft.ts'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

interface TypedTextProps {
  readonly resource: AdminResource<AdminKey>
  readonly typed: readonly (readonly [string, DraftValue | undefined])[]
}

/** What somebody had typed into a record that they may no longer read: theirs to take along, and nothing else of it. */
export function TypedText({ resource, typed }: TypedTextProps) {
  return (
    <Banner tone="warning" title={texts.unreadable}>
      <p>{texts.unreadableText}</p>
      <dl className={css.facts}>
        {typed.map(([name, value]) => (
          <div key={name} className={css.typed}>
            <dt className={css.typedName}>{resource.fields[name]?.label ?? name}</dt>
            <dd className={css.fact}>{textOf(value)}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}

const textOf = (value: DraftValue | undefined): string => {
  if (value === undefined || value === '') return texts.nothingThere
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return Array.isArray(value) ? value.join(', ') : String(value)
}
