import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLocationGeojson, parseLocationGeojson, parseLocationGeometry } from './location-geojson.ts'

const point = { type: 'Point', coordinates: [5.32, 60.39] }
const feature = { type: 'Feature', properties: {}, geometry: point }

describe('GeoJSON of a location', () => {
  it('[E13] a collection is its first geometry', () => {
    const square = [
      [
        [5, 60],
        [6, 60],
        [6, 61],
        [5, 60],
      ],
    ]
    const collections = [
      point,
      feature,
      {
        type: 'FeatureCollection',
        features: [feature, { type: 'Feature', geometry: { type: 'Polygon', coordinates: square } }],
      },
      { type: 'GeometryCollection', geometries: [point] },
    ]
    for (const value of collections) {
      expect(parseLocationGeometry(JSON.stringify(value))).toEqual(point)
      expect(parseLocationGeojson(JSON.stringify(value))).toEqual({ longitude: 5.32, latitude: 60.39 })
      expect(checkLocationGeojson(JSON.stringify(value))).toBeUndefined()
    }
    expect(parseLocationGeojson(JSON.stringify({ type: 'Polygon', coordinates: square }))).toEqual({
      longitude: 5,
      latitude: 60,
    })
    expect(parseLocationGeojson('{"type":"Point","coordinates":[5.32,60.39,12]}')).toEqual({
      longitude: 5.32,
      latitude: 60.39,
    })
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"Point"',
    '{"type":"Point"}',
    '{"type":"Point","coordinates":[]}',
    '{"type":"Point","coordinates":[5]}',
    '{"type":"Point","coordinates":["5","60"]}',
    '{"type":"Point","coordinates":[5,91]}',
    '{"type":"Point","coordinates":[181,60]}',
    '{"type":"Point","coordinates":[5,60,1,2]}',
    '{"type":"Point","coordinates":[1e999,60]}',
    '{"type":"Polygon","coordinates":[5,60]}',
    '{"type":"LineString","coordinates":[]}',
    '{"type":"FeatureCollection","features":[]}',
    '{"type":"FeatureCollection"}',
    '{"type":"Feature","geometry":null}',
    '{"type":"Circle","coordinates":[5,60]}',
    '{"type":"toString","coordinates":[5,60]}',
  ])('[E13] refuses %j', (text) => {
    expect(checkLocationGeojson(text)).toBe('field.location')
    expect(parseLocationGeojson(text)).toBeUndefined()
  })

  it('[E13] never throws, however deep or strange', () => {
    const deep = `${'{"type":"Feature","geometry":'.repeat(50_000)}null${'}'.repeat(50_000)}`
    expect(parseLocationGeometry(deep)).toBeUndefined()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseLocationGeojson(text)
        if (parsed !== undefined) expect(Math.abs(parsed.latitude)).toBeLessThanOrEqual(90)
      }),
    )
  })
})
