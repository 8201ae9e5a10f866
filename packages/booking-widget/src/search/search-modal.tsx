import { PlainIconButton, Stack } from '@delebil/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { searchTexts } from '../locale/search-texts.ts'
import type { CarSearch } from './data.ts'
import { HowFarFields } from './how-far-fields.tsx'
import type { Search } from './model.ts'
import { PlaceChooser } from './place-chooser.tsx'
import type { SearchField } from './search-field.ts'
import { SearchFields } from './search-fields.tsx'
import { ShowButton } from './show-button.tsx'
import * as css from './surface.css.ts'
import { WhenFields } from './when-fields.tsx'

export interface SearchModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly search: Search
  readonly found: CarSearch
}

/** The whole search over a phone. */
export function SearchModal({ isOpen, onClose, ...sentence }: SearchModalProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(opens) => !opens && onClose()} className={css.screen}>
      <Modal className={css.column}>
        <Dialog className={css.column} aria-label={searchTexts.label}>
          <Sentence {...sentence} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The sentence at the top, under it the part of it that is changed; the place takes all of the screen. */
function Sentence({ onClose, search, found: { results } }: Omit<SearchModalProps, 'isOpen'>) {
  const [field, setField] = useState<SearchField>('when')
  const toSentence = () => setField('when')
  if (field === 'where') {
    return (
      <div className={css.body}>
        <PlaceChooser search={search} results={results} onDone={toSentence} onBack={toSentence} />
      </div>
    )
  }
  return (
    <>
      <div className={css.head}>
        <Heading level={2} className={css.heading}>
          {searchTexts.label}
        </Heading>
        <PlainIconButton icon={X} label={searchTexts.close} onPress={onClose} />
      </div>
      <div className={css.body}>
        <Stack gapPx={24}>
          <SearchFields search={search} open={field} isFolded onPress={setField} />
          {field === 'when' ? <WhenFields search={search} hasFlexible /> : <HowFarFields search={search} />}
        </Stack>
      </div>
      <div className={css.foot}>
        <ShowButton results={results} onPress={onClose} />
      </div>
    </>
  )
}
