import { expect, it } from 'vitest'
import { locations } from '../sample/bergen.ts'
import type { Place } from './place.ts'
import { placeOptions } from './place-options.ts'

const place = (name: string, kind: Place['kind'] = 'location'): Place => ({ kind, name, latitude: 60, longitude: 5 })
const ids = (...input: Parameters<typeof placeOptions>) => placeOptions(...input).map(({ id }) => id)

it('the choices are the own position, the chosen place, recent ones and places with the nearest first, each once', () => {
  const bergen: Place = { kind: 'default', name: 'Bergen', latitude: 60.3929, longitude: 5.3241 }
  expect(ids(bergen, [place('Skansen')], locations, false).slice(0, 3)).toEqual(['own', 'Bergen', 'Skansen'])
  const farthest = placeOptions(bergen, [], locations, false).at(-1)
  const notes = placeOptions(bergen, [], locations, false).map(({ note }) => note)
  expect(farthest?.id).toBe('Danmarks plass')
  expect(notes.slice(2)).toEqual(notes.slice(2).toSorted((a, b) => metresIn(a) - metresIn(b)))
})

/** '3 biler · 850 m' and '1 bil · 2,1 km' in metres. */
const metresIn = (note = '') => {
  const [, far = '', unit] = /· ([\d,]+)\s(k?m)$/.exec(note) ?? []
  return Number(far.replace(',', '.')) * (unit === 'km' ? 1000 : 1)
}

it('the own position is disabled once it was denied', () => {
  expect(placeOptions(place('Bergen', 'default'), [], [], true)[0]).toMatchObject({ id: 'own', isDisabled: true })
})
