import type { ProblemCode } from './problem.ts'

/** A place on earth (degrees, WGS 84). */
export type Coordinates = { latitude: number; longitude: number }

const geometryTypes = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'] as const
type NestedNumbers = number | readonly NestedNumbers[]

/** A GeoJSON geometry; positions are [longitude, latitude] with an optional height. */
export type LocationGeometry = { type: (typeof geometryTypes)[number]; coordinates: readonly NestedNumbers[] }

// How deep positions lie within `coordinates`.
const depthOf: Record<LocationGeometry['type'], number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
}

/**
 * The geometry of a GeoJSON text. A feature is reduced to its geometry, a feature or geometry collection to its first.
 * Undefined when the text does not parse, has no geometry or lies outside the earth's degrees.
 */
export function parseLocationGeometry(text: string): LocationGeometry | undefined {
  try {
    return firstGeometry(JSON.parse(text), 0)
  } catch {
    return undefined
  }
}

const COLLECTIONS_DEEP = 4

function firstGeometry(value: unknown, depth: number): LocationGeometry | undefined {
  if (typeof value !== 'object' || value === null || depth > COLLECTIONS_DEEP) return undefined
  const { type, features, geometries, geometry, coordinates } = value as Record<string, unknown>
  if (type === 'FeatureCollection') return Array.isArray(features) ? firstGeometry(features[0], depth + 1) : undefined
  if (type === 'GeometryCollection')
    return Array.isArray(geometries) ? firstGeometry(geometries[0], depth + 1) : undefined
  if (type === 'Feature') return firstGeometry(geometry, depth + 1)
  const known = geometryTypes.find((candidate) => candidate === type)
  if (known === undefined || !Array.isArray(coordinates) || !arePositions(coordinates, depthOf[known])) return undefined
  return { type: known, coordinates }
}

function arePositions(value: unknown, depth: number): boolean {
  if (!Array.isArray(value)) return false
  if (depth > 0) return value.length > 0 && value.every((inner) => arePositions(inner, depth - 1))
  const [longitude, latitude, ...rest] = value
  return isWithin(longitude, 180) && isWithin(latitude, 90) && rest.length <= 1 && rest.every(Number.isFinite)
}

function isWithin(value: unknown, degrees: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= degrees
}

/** The first position of a geometry: where its marker stands. */
export function locationCoordinates(geometry: LocationGeometry): Coordinates {
  let position: NestedNumbers = geometry.coordinates
  while (Array.isArray(position[0])) position = position[0]
  return { longitude: Number(position[0]), latitude: Number(position[1]) }
}

/** Where the geometry of a GeoJSON text begins, or undefined when there is none; see `parseLocationGeometry`. */
export function parseLocationGeojson(text: string): Coordinates | undefined {
  const geometry = parseLocationGeometry(text)
  return geometry && locationCoordinates(geometry)
}

/** A location's GeoJSON text must parse to a geometry. */
export function checkLocationGeojson(text: string): ProblemCode | undefined {
  return parseLocationGeometry(text) === undefined ? 'field.location' : undefined
}
