import type { Location } from '@delebil/core-api'
import { describe, expect, it } from 'vitest'
import type { Place } from './place.ts'
import { placeGroups } from './place-groups.ts'

const bergen: Place = { kind: 'default', name: 'Bergen', latitude: 60.39, longitude: 5.32 }
const at = (id: number, name: string, latitude: number): Location => ({
  id,
  organizationId: 1,
  name,
  geojson: { type: 'Point', coordinates: [5.32, latitude] },
  parkingDescription: '',
  carCount: 3,
})
const locations = [at(1, 'Torget', 60.395), at(2, 'Nordnes', 60.4), at(3, 'Bakklandet', 63.43)]
const recent: Place[] = [{ kind: 'location', name: 'Nordnes', latitude: 60.4, longitude: 5.32 }]
const address: Place = { kind: 'address', name: 'Torggaten 4, Bergen', latitude: 60.392, longitude: 5.32 }

const groups = (more: Partial<Parameters<typeof placeGroups>[0]> = {}) =>
  placeGroups({
    from: bergen,
    recent,
    locations,
    addresses: [],
    freeAt: new Map([[1, 2]]),
    isAsked: () => true,
    hasElsewhere: false,
    ...more,
  }).map(({ id, choices }) => [id, ...choices.map(({ place }) => place.name)])

describe('places to choose from', () => {
  it('the recent ones come first, each name once, and those of other towns are left out', () => {
    expect(groups()).toEqual([
      ['recent', 'Nordnes'],
      ['here', 'Torget'],
    ])
  })

  it('places of other towns stand in a group of their own where they are asked for', () => {
    expect(groups({ hasElsewhere: true }).at(-1)).toEqual(['elsewhere', 'Bakklandet'])
  })

  it('what is typed narrows all but the addresses, which were found for it', () => {
    const isAsked = (name: string) => name.toLowerCase().includes('torg')
    expect(groups({ isAsked, addresses: [address], hasElsewhere: true })).toEqual([
      ['here', 'Torget'],
      ['addresses', 'Torggaten 4, Bergen'],
    ])
  })

  it('a place says how many cars it has, how many of them are free, and how far it is', () => {
    const [, here] = placeGroups({
      from: bergen,
      recent,
      locations,
      addresses: [],
      freeAt: new Map([[1, 2]]),
      isAsked: () => true,
      hasElsewhere: false,
    })
    expect(here?.choices[0]).toMatchObject({ note: '3 biler · 2 ledige', distance: '556\u00a0m' })
  })
})
