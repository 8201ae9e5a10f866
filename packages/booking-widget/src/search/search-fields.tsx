import { Button } from 'react-aria-components'
import { searchTexts } from '../locale/search-texts.ts'
import type { Search } from './model.ts'
import { type SearchField, searchFields } from './search-field.ts'
import { field, fieldName, fieldValue, folded, line } from './search-line.css.ts'
import { useSearchWords } from './use-search-words.ts'

export interface SearchFieldsProps {
  readonly search: Search
  readonly fields?: readonly SearchField[]
  /** The one whose surface is open. */
  readonly open: SearchField | undefined
  /** The place on a line of its own, where there is no room for one line. */
  readonly isFolded?: boolean
  /** The times hold as they are: no trip may be slid. */
  readonly isFixed?: boolean
  readonly onPress: (field: SearchField) => void
}

/** The fields of the search with what is chosen in each. */
export function SearchFields({
  search,
  fields = searchFields,
  open,
  isFolded = false,
  isFixed = false,
  onPress,
}: SearchFieldsProps) {
  const words = useSearchWords(search, isFixed)
  return (
    <div className={isFolded ? folded : line}>
      {fields.map((name) => (
        <Button
          key={name}
          className={field}
          {...(!isFolded && { 'aria-haspopup': 'dialog' })}
          aria-expanded={open === name}
          onPress={() => onPress(name)}
        >
          <span className={fieldName}>{searchTexts[name]}</span>
          <span className={fieldValue}>{words[name]}</span>
        </Button>
      ))}
    </div>
  )
}
