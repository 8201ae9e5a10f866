import { type AdminKey, type Field, isAdminKey } from '@delebil/core-api/admin'
import { Fragment } from 'react'
import { type DraftValue, readDraft } from '../screen/draft.ts'
import { texts } from '../texts.ts'
import { formatValue } from './format-value.ts'
import { useNamed } from './use-named.ts'
import { useTitle } from './use-title.ts'

interface DraftTextProps {
  readonly field: Field
  readonly value: DraftValue | undefined
}

/** What stands in a field, as a person reads it: other records, and the club's own values, by their names. */
export function DraftText({ field, value }: DraftTextProps) {
  const { kind, of, from } = field
  const several = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
  if (several.length > 0 && of !== undefined && isAdminKey(of) && (kind === 'ref' || kind === 'refs')) {
    return several.map((id, place) => (
      <Fragment key={id}>
        {place > 0 && ', '}
        <Title of={of} id={id} />
      </Fragment>
    ))
  }
  if (several.length > 0 && from !== undefined) return <Names from={from} keys={several} />
  const read = readDraft(field, value)
  return ('value' in read && formatValue(field, read.value)) || texts.nothingThere
}

const Title = ({ of, id }: { of: AdminKey; id: string }) => useTitle(of, id)

function Names({ from, keys }: { from: string; keys: readonly string[] }) {
  const data = useNamed(from) ?? []
  return keys.map((key) => data.find((one) => one.key === key)?.name ?? key).join(', ')
}
