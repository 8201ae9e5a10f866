import { Stack } from '@delebil/ui'
import type { CarSearch } from './data.ts'
import { HowFarFields } from './how-far-fields.tsx'
import type { Search } from './model.ts'
import { PlaceChooser } from './place-chooser.tsx'
import type { SearchField } from './search-field.ts'
import { ShowButton } from './show-button.tsx'
import { WhenFields } from './when-fields.tsx'

export interface FieldSurfaceProps {
  readonly field: SearchField
  readonly search: Search
  /** Left out where no cars are searched. */
  readonly results: CarSearch['results'] | undefined
  readonly onDone: () => void
}

/** What one field of the search opens on a desk. */
export function FieldSurface({ field, search, results, onDone }: FieldSurfaceProps) {
  if (field === 'where') return <PlaceChooser search={search} results={results} onDone={onDone} />
  const show = <ShowButton results={results} onPress={onDone} />
  if (field === 'when')
    return (
      <WhenFields search={search} hasFlexible={results !== undefined}>
        {show}
      </WhenFields>
    )
  return (
    <Stack gapPx={24}>
      <HowFarFields search={search} />
      {show}
    </Stack>
  )
}
