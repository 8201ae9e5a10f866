import { type AvailabilityKind, availabilityKind } from '@delebil/validation'
import { mapText } from '../locale/map-text.ts'
import type { Group } from './cluster-cars.ts'
import type { Mark } from './place-marks.ts'

/** What a car costs, for the map: as it is said, and to compare by. */
export interface MapPrice {
  readonly text: string
  readonly ore: number
}
export type MapPrices = ReadonlyMap<number, MapPrice>

/** A mark as it is drawn: all that shows, so that equal ones are drawn once. */
export type MarkIcon =
  | {
      readonly name: 'price'
      readonly state: AvailabilityKind
      readonly count: number
      readonly text: string
      readonly isSelected: boolean
    }
  | { readonly name: 'dot'; readonly state: AvailabilityKind; readonly count: number }
  /** Shares in eighths of a turn. */
  | { readonly name: 'cluster'; readonly available: number; readonly partial: number; readonly count: number }
  | { readonly name: 'bike'; readonly isSelected: boolean }
  | { readonly name: 'own' }

export const iconId = (icon: MarkIcon): string => Object.values(icon).join('|')

const EIGHTHS = 8

export const stateOf = ({ available, partial }: Group): AvailabilityKind =>
  available > 0 ? 'available' : partial > 0 ? 'partial' : 'unavailable'

/** How many of them can be had, in their best state. */
export const shownCount = ({ available, partial }: Group): number => available || partial

/** What the cheapest of those that are counted costs; undefined while nothing is known, or nothing can be had. */
export function priceOf(group: Group, prices: MapPrices): MapPrice | undefined {
  const state = stateOf(group)
  if (state === 'unavailable') return undefined
  const offered = group.spot?.cars.flatMap((car) => {
    const price = availabilityKind(car.availability) === state ? prices.get(car.id) : undefined
    return price ? [price] : []
  })
  return offered?.toSorted((a, b) => a.ore - b.ore)[0]
}

/** The price of a group as its mark; undefined where it has none to say. The chosen car says its own. */
export function priceIcon(group: Group, prices: MapPrices, selectedCarId?: number): MarkIcon | undefined {
  const chosen = group.spot?.cars.find(({ id }) => id === selectedCarId)
  if (chosen) {
    const state = availabilityKind(chosen.availability)
    const text = state === 'unavailable' ? '' : (prices.get(chosen.id)?.text ?? '')
    return { name: 'price', state, count: 1, text, isSelected: true }
  }
  const price = priceOf(group, prices)
  return (
    price && { name: 'price', state: stateOf(group), count: shownCount(group), text: price.text, isSelected: false }
  )
}

export function iconOf({ kind, group }: Mark, prices: MapPrices, selectedCarId?: number): MarkIcon {
  const { count, available, partial } = group
  const price = kind === 'price' || kind === 'selected' ? priceIcon(group, prices, selectedCarId) : undefined
  if (price) return price
  if (kind !== 'cluster') return { name: 'dot', state: stateOf(group), count: shownCount(group) }
  const green = available === 0 ? 0 : Math.max(1, Math.floor((EIGHTHS * available) / count))
  const yellow = partial === 0 ? 0 : Math.max(1, Math.floor((EIGHTHS * partial) / count))
  return { name: 'cluster', available: green, partial: Math.min(yellow, EIGHTHS - green), count: available }
}

/** The mark in words. */
export function markLabel(group: Group, prices: MapPrices): string {
  const { spot, count } = group
  if (!spot) return mapText.cluster(count, group.available)
  const price = priceOf(group, prices)?.text
  const [car] = spot.cars
  const what = car && spot.count === 1 ? car.label : mapText.cars(count)
  const cost = price && (shownCount(group) > 1 ? mapText.from(price) : price)
  return [what, cost, mapText.states[stateOf(group)]].filter(Boolean).join(', ')
}
