import { Button, Modal } from '@delebil/ui'
import { texts } from '../locale/texts.ts'
import type { Search } from '../search/model.ts'
import { SearchPanel } from '../search/search-panel.tsx'
import type { FindCarControl } from './model.ts'

export interface FilterModalProps {
  readonly control: FindCarControl
  readonly search: Search
  readonly isOpen: boolean
  readonly count: number | undefined
}

/** The whole search over the map and the list of a phone. */
export function FilterModal({ control, search, isOpen, count }: FilterModalProps) {
  const show = (
    <Button variant="primary" isWide onPress={control.closeFilters}>
      {texts.search.showCars(count)}
    </Button>
  )
  return (
    <Modal isOpen={isOpen} onClose={control.closeFilters} heading={texts.search.heading} actions={show}>
      <SearchPanel search={search} isWhole />
    </Modal>
  )
}
