import { Banner, Button, Icon, PlainIconButton, Spinner, VisuallyHidden } from '@delebil/ui'
import { availabilityKind } from '@delebil/validation'
import { ArrowLeft, CarFront, Clock, LocateFixed, MapPin, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button as ClearButton, Input, Label, SearchField, useFilter } from 'react-aria-components'
import { useSnapshot } from 'valtio'
import { placeTexts } from '../locale/place-texts.ts'
import { searchTexts } from '../locale/search-texts.ts'
import { texts } from '../locale/texts.ts'
import { type CarSearch, useLocations, usePlace } from './data.ts'
import type { Search } from './model.ts'
import type { Place } from './place.ts'
import * as css from './place-chooser.css.ts'
import { type PlaceGroup, placeGroups } from './place-groups.ts'
import { PlaceRow } from './place-row.tsx'
import { placesHere } from './places-here.ts'
import { useFoundAddresses } from './use-found-addresses.ts'
import { useOwnPlace } from './use-own-place.ts'

export interface PlaceChooserProps {
  readonly search: Search
  readonly results: CarSearch['results'] | undefined
  readonly onDone: () => void
  /** Back to the rest of the search, where this covers it. */
  readonly onBack?: (() => void) | undefined
}

const icons = { recent: Clock, here: CarFront, elsewhere: CarFront, addresses: MapPin }

/** Where to search: own position, places used before, those of the club, and addresses. What is typed searches all of them. */
export function PlaceChooser({ search, results, onDone, onBack }: PlaceChooserProps) {
  const { previouslySelectedLocations: recent } = useSnapshot(search.state)
  const from = usePlace(search)
  const locations = useLocations()
  const [typed, setTyped] = useState('')
  const [hasElsewhere, setHasElsewhere] = useState(false)
  const { own, find, forget } = useOwnPlace(search, onDone)
  const frame = useRef<HTMLDivElement>(null)
  const { contains } = useFilter({ sensitivity: 'base' })
  const text = typed.trim()
  const { addresses, isLoading, problem } = useFoundAddresses(typed, from)
  const groups = placeGroups({
    from,
    recent,
    locations,
    addresses,
    freeAt: countFree(results),
    isAsked: (name) => contains(name, text),
    hasElsewhere: hasElsewhere || text !== '',
  })
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const { elsewhere } = placesHere(locations, from)

  function choose(place: Place) {
    search.setPlace(place)
    onDone()
  }
  function chooseFirst() {
    const first = text === '' ? undefined : groups[0]?.choices[0]
    if (first) choose(first.place)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the field and the rows, which are all reached by Tab too
    <div ref={frame} className={css.chooser} onKeyDown={(event) => moveFocus(event, frame.current)}>
      <div className={css.top}>
        {onBack && <PlainIconButton icon={ArrowLeft} label={searchTexts.back} onPress={onBack} />}
        <SearchField className={css.box} value={typed} onChange={setTyped} onSubmit={chooseFirst} autoFocus>
          <span className={css.words}>
            <Label className={css.label}>{placeTexts.heading}</Label>
            <Input className={css.input} placeholder={from.name} autoComplete="off" enterKeyHint="search" data-place />
          </span>
          {isLoading && <Spinner sizePx={20} label={texts.list.loading} />}
          <span className={css.clear}>
            <ClearButton className={css.clearButton}>
              <Icon of={X} />
            </ClearButton>
          </span>
        </SearchField>
      </div>
      <VisuallyHidden>
        <span role="status">{text !== '' && !isLoading ? placeTexts.hits(count) : ''}</span>
      </VisuallyHidden>
      <PlaceRow
        icon={LocateFixed}
        name={texts.place.own}
        note={placeTexts.ownNote}
        isDisabled={own.name === 'asking' || (own.name === 'failed' && own.isDenied)}
        onPress={find}
      />
      {own.name === 'failed' && own.message !== undefined && (
        <Banner tone="warning" title={own.message} {...(!own.isDenied && { onClose: forget })} />
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} typed={text} onChoose={choose} />
      ))}
      {problem !== undefined && <p className={css.note}>{problem}</p>}
      {count === 0 && text !== '' && !isLoading && <p className={css.note}>{texts.place.noHits}</p>}
      {elsewhere.length > 0 && !hasElsewhere && text === '' && (
        <div>
          <Button variant="quiet" isSmall onPress={() => setHasElsewhere(true)}>
            {placeTexts.showElsewhere(elsewhere.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

interface GroupProps {
  readonly group: PlaceGroup
  readonly typed: string
  readonly onChoose: (place: Place) => void
}

function Group({ group: { id, heading, choices }, typed, onChoose }: GroupProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {heading}
      </h3>
      <ul className={css.list}>
        {choices.map(({ place, note, distance }) => (
          <li key={place.name}>
            <PlaceRow
              icon={icons[id]}
              name={place.name}
              typed={typed}
              note={note}
              distance={distance}
              onPress={() => onChoose(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Arrows go between the field and the rows. */
function moveFocus(event: KeyboardEvent, frame: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !frame) return
  const stops = [...frame.querySelectorAll<HTMLElement>('[data-place]:not([disabled])')]
  const at = stops.indexOf(event.target as HTMLElement)
  const next = stops[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

function countFree(results: CarSearch['results'] | undefined): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  if (results?.name !== 'filled') return counts
  for (const { locationId, maxAvailability } of results.cars) {
    if (availabilityKind(maxAvailability) === 'available') counts.set(locationId, (counts.get(locationId) ?? 0) + 1)
  }
  return counts
}
