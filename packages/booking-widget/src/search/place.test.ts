import { expect, it } from 'vitest'
import { defaultPlace, type Place, rememberPlace } from './place.ts'

const place = (name: string): Place => ({ kind: 'location', name, latitude: 60, longitude: 5 })

it('a search starts at the place of the membership', () => {
  const text = JSON.stringify({ name: 'Nordnes', latitude: 60.4, longitude: 5.3 })
  expect(defaultPlace(text)).toEqual({ kind: 'membership', name: 'Nordnes', latitude: 60.4, longitude: 5.3 })
})

it.each([null, undefined, '', 'not json', 'null', '{"name":"x"}'])(
  "a search starts in Bergen where the membership's place is %j",
  (text) => {
    expect(defaultPlace(text)).toMatchObject({ kind: 'default', latitude: 60.3925, longitude: 5.3233 })
  },
)

it('the latest five places are kept, each once, the last one first', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce<Place[]>(
    (kept, name) => rememberPlace(kept, place(name)),
    [],
  )
  expect(recent.map(({ name }) => name)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

it('the own position is not kept among recent places', () => {
  expect(rememberPlace([place('a')], { ...place('me'), kind: 'own' })).toEqual([place('a')])
})
