import { describe, expect, it } from 'vitest'
import { toGroup } from './cluster-cars.ts'
import { iconOf, markLabel, priceIcon } from './mark-icon.ts'
import { toSpot } from './spots.ts'

const car = (id: number, availability: number) => ({ id, availability, label: `Bil ${id}`, latitude: 60, longitude: 5 })
const prices = new Map([1, 2, 3, 4].map((id) => [id, { text: `${id}00 kr`, ore: id * 10_000 }]))
const groupOf = (...cars: ReturnType<typeof car>[]) => toGroup(toSpot(cars))

describe('the words of a mark', () => {
  it('a spot says how many are free and what the cheapest of those costs, not a cheaper one that is partly free', () => {
    const group = groupOf(car(1, 40), car(2, 100), car(3, 100), car(4, 0))
    expect(priceIcon(group, prices)).toMatchObject({ state: 'available', count: 2, text: '200 kr' })
    expect(markLabel(group, prices)).toBe('4 biler, fra 200 kr, ledig')
  })

  it('a spot with partly free cars alone says theirs, and one that is taken says no price', () => {
    expect(priceIcon(groupOf(car(1, 40), car(2, 0)), prices)).toMatchObject({
      state: 'partial',
      count: 1,
      text: '100 kr',
    })
    expect(priceIcon(groupOf(car(1, 0)), prices)).toBeUndefined()
    expect(markLabel(groupOf(car(1, 0)), prices)).toBe('Bil 1, opptatt')
  })

  it('the chosen car says its own price, and a taken one none', () => {
    const group = groupOf(car(1, 100), car(2, 0))
    expect(priceIcon(group, prices, 1)).toMatchObject({ text: '100 kr', isSelected: true })
    expect(priceIcon(group, prices, 2)).toMatchObject({ text: '', state: 'unavailable', isSelected: true })
  })

  it('a cluster counts the free ones, and its ring shows a share of each wherever there is one', () => {
    const box = { left: 0, top: 0, right: 0, bottom: 0 }
    const group = { id: 'some', spot: undefined, latitude: 60, longitude: 5, count: 40, available: 38, partial: 2 }
    const icon = iconOf({ kind: 'cluster', group, x: 0, y: 0, dx: 0, dy: 0, box }, prices)
    expect(icon).toEqual({ name: 'cluster', available: 7, partial: 1, count: 38 })
    const full = iconOf(
      { kind: 'cluster', group: { ...group, available: 40, partial: 0 }, x: 0, y: 0, dx: 0, dy: 0, box },
      prices,
    )
    expect(full).toMatchObject({ available: 8, partial: 0 })
  })
})
