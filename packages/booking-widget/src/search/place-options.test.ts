import { expect, it } from 'vitest'
import { locations } from '../sample/bergen.ts'
import type { Place } from './place.ts'
import { placeOptions } from './place-options.ts'

const place = (name: string, kind: Place['kind'] = 'location'): Place => ({ kind, name, latitude: 60, longitude: 5 })
const ids = (...input: Parameters<typeof placeOptions>) => placeOptions(...input).map(({ id }) => id)

it('the choices are the own position, recent places and places by name, each once', () => {
  expect(ids(place('Bergen', 'default'), [place('Skansen')], locations, false)).toEqual([
    'own',
    'Skansen',
    'Danmarks plass',
    'Møhlenpris',
    'Nordnes',
    'Nygårdsgaten',
    'Sandviken',
    'Bergen',
  ])
})

it('the own position is disabled once it was denied', () => {
  expect(placeOptions(place('Bergen', 'default'), [], [], true)[0]).toMatchObject({ id: 'own', isDisabled: true })
})
