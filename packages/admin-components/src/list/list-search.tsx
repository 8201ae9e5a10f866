import { SearchField } from '@delebil/ui'
import { texts } from '../texts.ts'
import { useTypedQuery } from './use-typed-query.ts'

/** What is typed is searched for when the typing rests. */
export function ListSearch({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useTypedQuery(q, onChange)
  return <SearchField isLabelHidden label={texts.search} value={typed} onChange={setTyped} />
}
