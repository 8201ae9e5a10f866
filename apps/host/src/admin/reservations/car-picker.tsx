import { type InputProps, readDraft, useAdminAnswer, useSettled } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources } from '@delebil/core-api/admin'
import { ComboBox, type Option } from '@delebil/ui'
import { formatDistance, formatNok } from '@delebil/validation/text'
import { useState } from 'react'
import { shortPeriod } from '../shared/short-moment.ts'
import { periodOf } from './period-of.ts'
import { recordTexts as texts } from './reservation-texts.ts'

const DEBOUNCE_MS = 250
export type CarOption = Answer<AdminCalls['cars.options']>['data'][number]

const { carId } = adminResources.reservations.fields

/**
 * A car by its number and plate; what it is, where, how far from the one it has, and its price or when it is taken: days are
 * named that are not the one of `start`.
 */
export function toOption(option: CarOption, start?: string): Option {
  const { id, carNumber, licensePlate, model, location, metres, priceOre, taken } = option
  const [first] = taken
  const last = taken.at(-1)
  const far = metres === null || metres === 0 ? [] : [formatDistance(metres)]
  return {
    id: String(id),
    label: `${carNumber} · ${licensePlate}`,
    note: [model, location, ...far].join(' · '),
    aside:
      first && last
        ? texts.takenCar(shortPeriod(first.start, last.end, new Date(start ?? first.start)))
        : priceOre === null
          ? undefined
          : formatNok(priceOre),
    isDisabled: first !== undefined,
    isFound: true,
  }
}

/** Finds a car for a reservation: the server says which are free in its period, the nearest to the one it has first. */
export function CarPicker({ label, value, onChange, error, draft, record }: InputProps<'reservations'>) {
  const [typed, setTyped] = useState<string>()
  const [kept, setKept] = useState<Option>()
  const chosenId = readDraft(carId, value)
  const period = periodOf(draft)
  const near = record?.carId ?? ('value' in chosenId && chosenId.value !== null ? Number(chosenId.value) : undefined)
  const shared = {
    ...period,
    superDamageWaiver: draft.superDamageWaiver === true,
    ...(near !== undefined && { nearCarId: near }),
    ...(record && { reservationId: record.id }),
  }
  const shown = useChosen(value, kept, record)
  const q = useSettled(typed === shown ? '' : (typed ?? ''), DEBOUNCE_MS)
  const { data, isLoading } = useAdminAnswer(
    'cars.options',
    { query: { ...shared, ...(q !== '' && { q }) } },
    { keepPreviousData: true },
  )
  const options = (data?.data ?? []).map((option) => toOption(option, period?.start))
  return (
    <ComboBox
      label={label}
      help={texts.carHelp}
      error={error}
      isFiltered
      takesOnly={q !== '' && q === typed && !isLoading}
      isLoading={isLoading}
      options={options}
      value={value === '' ? null : value}
      inputValue={typed ?? shown}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '') onChange('')
      }}
      onBlur={() => setTyped(undefined)}
      onChange={(id) => {
        if (id === null) return
        setKept(options.find((one) => one.id === id))
        setTyped(undefined)
        onChange(id)
      }}
    />
  )
}

/** What the chosen car is called: known from the list, from the reservation, or asked for. */
function useChosen(value: string, kept: Option | undefined, record: InputProps<'reservations'>['record']): string {
  const isOwn = record !== undefined && String(record.carId) === value
  const isKnown = value === '' || kept?.id === value || isOwn
  const { data } = useAdminAnswer(
    'cars.options',
    isKnown ? undefined : { query: { nearCarId: Number(value), size: 1 } },
  )
  if (kept?.id === value) return kept.label
  if (isOwn) return `${record.carNumber} · ${record.licensePlate}`
  const found = data?.data.find(({ id }) => String(id) === value)
  return found ? toOption(found).label : value
}
