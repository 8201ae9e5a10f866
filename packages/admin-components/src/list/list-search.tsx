import { SearchField } from '@delebil/ui'
import { texts } from '../texts.ts'
import { useTypedQuery } from './use-typed-query.ts'

interface ListSearchProps {
  readonly q: string
  /** What it finds, in the empty field. */
  readonly hint: string | undefined
  readonly onChange: (q: string) => void
}

/** What is typed is searched for when the typing rests. */
export function ListSearch({ q, hint, onChange }: ListSearchProps) {
  const [typed, setTyped] = useTypedQuery(q, onChange)
  return (
    <SearchField
      isLabelHidden
      label={texts.search}
      value={typed}
      onChange={setTyped}
      {...(hint !== undefined && { placeholder: hint })}
    />
  )
}
