import { Button, CheckboxGroup, NumberField, RangeSlider, Switch } from '@delebil/ui'
import { SEATS_MAX, SEATS_MIN } from '@delebil/validation'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { texts } from '../locale/texts.ts'
import type { Search } from './model.ts'

const BikeFields = lazy(() => import('./bike-fields.tsx').then((module) => ({ default: module.BikeFields })))

/** What narrows the search, and what goes into its prices. */
export function FilterFields({ search }: { readonly search: Search }) {
  const { filters, flexible, hideUnavailableCars, superDamageWaiver, kilometerEstimate } = useSnapshot(search.state)
  return (
    <>
      {!flexible.isOn && (
        <Switch isSelected={hideUnavailableCars} onChange={search.setHideUnavailable}>
          {texts.search.hideUnavailable}
        </Switch>
      )}
      <Switch
        isSelected={superDamageWaiver}
        onChange={search.setSuperDamageWaiver}
        note={texts.search.superDamageWaiverNote}
      >
        {texts.search.superDamageWaiver}
      </Switch>
      <NumberField
        label={texts.search.kilometers}
        help={texts.search.kilometersHelp}
        value={kilometerEstimate}
        onChange={search.setKilometerEstimate}
        minValue={0}
        maxValue={5000}
        step={10}
      />
      <Suspense>
        <BikeFields search={search} />
      </Suspense>
      <RangeSlider
        label={texts.search.seats}
        minValue={SEATS_MIN}
        maxValue={SEATS_MAX}
        value={[filters.minSeats, filters.maxSeats]}
        onChange={([from = SEATS_MIN, to = SEATS_MAX]) => search.setSeats(from, to)}
        formatRange={texts.search.seatRange}
      />
      {filters.groups.map((group) => (
        <CheckboxGroup
          key={group.key}
          label={group.name}
          options={group.values.map(({ key, name }) => ({ id: key, label: name }))}
          value={group.values.flatMap(({ key, selected }) => (selected ? [key] : []))}
          onChange={(keys) => search.selectFilterValues(group.key, keys)}
        />
      ))}
      <Button variant="quiet" icon={RotateCcw} onPress={search.resetFilters}>
        {texts.search.reset}
      </Button>
    </>
  )
}
