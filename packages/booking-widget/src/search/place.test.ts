import { expect, it } from 'vitest'
import { defaultPlace, type Place, rememberPlace } from './place.ts'

const place = (name: string): Place => ({ kind: 'location', name, latitude: 60, longitude: 5 })

it('starts at the place of the membership', () => {
  const text = JSON.stringify({ name: 'Nordnes', latitude: 60.4, longitude: 5.3 })
  expect(defaultPlace(text)).toEqual({ kind: 'membership', name: 'Nordnes', latitude: 60.4, longitude: 5.3 })
})

it.each([null, undefined, '', 'not json', 'null', '{"name":"x"}'])(
  'starts in Bergen where the membership says %j',
  (text) => {
    expect(defaultPlace(text)).toMatchObject({ kind: 'default', latitude: 60.3925, longitude: 5.3233 })
  },
)

it('keeps the latest five places, each once, the last one first', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce<Place[]>(
    (kept, name) => rememberPlace(kept, place(name)),
    [],
  )
  expect(recent.map(({ name }) => name)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

it('does not keep where the person stood', () => {
  expect(rememberPlace([place('a')], { ...place('me'), kind: 'own' })).toEqual([place('a')])
})
