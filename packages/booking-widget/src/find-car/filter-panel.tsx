import { Button, PlainIconButton } from '@delebil/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { searchTexts } from '../locale/search-texts.ts'
import type { CarSearch } from '../search/data.ts'
import { FilterGroups } from '../search/filter-groups.tsx'
import type { Search } from '../search/model.ts'
import * as css from '../search/surface.css.ts'
import { panel as panelClass } from './filter-panel.css.ts'
import type { FindCarControl } from './model.ts'

export interface FilterPanelProps {
  readonly control: FindCarControl
  readonly search: Search
  readonly found: CarSearch
  readonly isOpen: boolean
  /** Beside the list, over the map; else over all of the screen. */
  readonly isWide: boolean
}

/** What narrows the search. Each choice searches at once, and the foot says what is left. */
export function FilterPanel({ isWide, ...panel }: FilterPanelProps) {
  if (isWide) return panel.isOpen && <DeskPanel {...panel} />
  return (
    <ModalOverlay
      isOpen={panel.isOpen}
      onOpenChange={(opens) => !opens && panel.control.closeFilters()}
      className={css.screen}
    >
      <Modal className={css.column}>
        <Dialog className={css.column}>
          <Content
            {...panel}
            heading={
              <Heading slot="title" level={2} className={css.heading}>
                {searchTexts.filters.heading}
              </Heading>
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type PanelProps = Omit<FilterPanelProps, 'isWide'>

/** Holds nobody: the list beside it stays in use. */
function DeskPanel(panel: PanelProps) {
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const root = frame.current?.getRootNode()
    const opener = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={frame}
      role="dialog"
      aria-label={searchTexts.filters.heading}
      className={panelClass}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        panel.control.closeFilters()
      }}
    >
      <Content
        {...panel}
        heading={
          <h2 ref={heading} tabIndex={-1} className={css.heading}>
            {searchTexts.filters.heading}
          </h2>
        }
      />
    </section>
  )
}

function Content({ control, search, found: { results }, heading }: PanelProps & { readonly heading: ReactNode }) {
  const count = results.name === 'filled' ? results.cars.length : results.name === 'empty' ? 0 : undefined
  return (
    <>
      <div className={css.head}>
        {heading}
        <Button variant="quiet" onPress={search.resetFilters}>
          {searchTexts.filters.reset}
        </Button>
        <PlainIconButton icon={X} label={searchTexts.close} onPress={control.closeFilters} />
      </div>
      <div className={css.body}>
        <FilterGroups search={search} />
      </div>
      <div className={css.foot}>
        <Button variant="primary" isWide onPress={control.closeFilters}>
          {searchTexts.filters.show(count)}
        </Button>
      </div>
    </>
  )
}
