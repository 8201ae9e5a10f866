import { CarSilhouette, CheckboxGroup, ChipGroup, SegmentedControl, Switch } from '@delebil/ui'
import { BODY_TYPE_GROUP, type FilterValue, SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { searchTexts } from '../locale/search-texts.ts'
import { texts } from '../locale/texts.ts'
import { group as groupClass, groups } from './filter-groups.css.ts'
import type { Search } from './model.ts'

const BikeFields = lazy(() => import('./bike-fields.tsx').then((module) => ({ default: module.BikeFields })))

/** Fewest seats that can be asked for in one press. */
const seatChoices = [SEATS_MIN, 2, 4, 5, 7, SEATS_MAX]

/** One paint for each kind of car, so that they are told apart at a glance. */
const paints: Readonly<Record<string, string>> = {
  city: 'red',
  hatchback: 'lightBlue',
  estate: 'blue',
  suv: 'green',
  van: 'white',
  minibus: 'yellow',
  pickup: 'orange',
}

/** What narrows the search, each thing one press away. */
export function FilterGroups({ search }: { readonly search: Search }) {
  const { filters, flexible, hideUnavailableCars, superDamageWaiver } = useSnapshot(search.state)
  const looks = filters.groups.find(({ key }) => key === BODY_TYPE_GROUP)
  return (
    <div className={groups}>
      {looks && looks.values.length > 1 && (
        <div className={groupClass}>
          <CheckboxGroup
            label={looks.name}
            options={looks.values.map(({ key, name }) => ({
              id: key,
              label: name,
              picture: <CarSilhouette bodyType={key} color={paints[key] ?? 'silver'} />,
            }))}
            value={selectedOf(looks)}
            onChange={(keys) => search.selectFilterValues(BODY_TYPE_GROUP, keys)}
          />
        </div>
      )}
      <div className={groupClass}>
        <SegmentedControl
          label={searchTexts.filters.seats}
          options={seatChoices.map((from) => ({ id: String(from), label: seatsText(from) }))}
          value={String(filters.minSeats)}
          onChange={(from) => search.setSeats(Number(from), SEATS_MAX)}
        />
      </div>
      {filters.groups.map(
        (group) =>
          group.key !== BODY_TYPE_GROUP && (
            <div key={group.key} className={groupClass}>
              <ChipGroup
                label={group.name}
                options={group.values.map(({ key, name }) => ({ id: key, label: name }))}
                value={selectedOf(group)}
                onChange={(keys) => search.selectFilterValues(group.key, keys)}
              />
            </div>
          ),
      )}
      <div className={groupClass}>
        {!flexible.isOn && (
          <Switch
            isSelected={hideUnavailableCars}
            onChange={search.setHideUnavailable}
            note={searchTexts.filters.onlyAvailableNote}
          >
            {searchTexts.filters.onlyAvailableCars}
          </Switch>
        )}
        <Switch
          isSelected={superDamageWaiver}
          onChange={search.setSuperDamageWaiver}
          note={texts.search.superDamageWaiverNote}
        >
          {texts.search.superDamageWaiver}
        </Switch>
        <Suspense>
          <BikeFields search={search} />
        </Suspense>
      </div>
    </div>
  )
}

function seatsText(from: number): string {
  if (from === SEATS_MIN) return searchTexts.filters.allSeats
  return from === SEATS_MAX ? String(from) : searchTexts.filters.seatsFrom(from)
}

function selectedOf({ values }: { readonly values: readonly FilterValue[] }): string[] {
  return values.flatMap(({ key, selected }) => (selected ? [key] : []))
}
