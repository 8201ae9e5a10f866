import { expect, test } from 'vitest'
import { pointText, positionText, readPlace, readPosition } from './place-text.ts'

const brygga = { latitude: 60.39299, longitude: 5.32415 }

test('a position is read as maps copy it and with decimal commas; any other text is not read', () => {
  for (const text of ['60.39299, 5.32415', ' 60.39299 5.32415 ', '60,39299; 5,32415', '60.39299° N, 5.32415° Ø']) {
    expect(readPosition(text)).toEqual(brygga)
  }
  for (const text of ['', '60.39299', 'Bryggen', '91, 5', '60.39299, 5.32415, 3'])
    expect(readPosition(text)).toBeUndefined()
  expect(positionText(brygga)).toBe('60.39299, 5.32415')
})

test('a point is written with five decimals and read back', () => {
  const text = pointText({ latitude: 60.392991234, longitude: 5.324149 })
  expect(text).toBe('{"type":"Point","coordinates":[5.32415,60.39299]}')
  expect(readPlace(text)).toEqual({ place: brygga, type: 'Point', isCollection: false })
})

test('a feature collection is read as its first geometry, and marked as a collection', () => {
  const point = JSON.parse(pointText(brygga)) as object
  const features = [
    { type: 'Feature', geometry: point },
    { type: 'Feature', geometry: point },
  ]
  const read = readPlace(JSON.stringify({ type: 'FeatureCollection', features }))
  expect(read).toEqual({ place: brygga, type: 'Point', isCollection: true })
  expect(readPlace('{"type":"Point"')).toBeUndefined()
})
