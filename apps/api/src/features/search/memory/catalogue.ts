import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../../../platform/verb.ts'
import type { Fleet, FleetCar } from './fleet.ts'

/** All cars of a club, or of all clubs; `version` is another where any of what is told of them is. */
type Catalogue = { readonly version: string; readonly cars: readonly FleetCar[] }

const VERSION_LENGTH = 16
const BROTLI_QUALITY = 9

/** What a fleet is told as, by club; a fleet that is read anew is another. */
const known = new WeakMap<Fleet, Map<number | undefined, Catalogue>>()
const encoded = new WeakMap<Catalogue, Map<Encoding, Promise<Buffer>>>()

const kept = <K, V>(values: Map<K, V>, key: K, make: () => V): V => {
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}

const mapOf = <O extends object, K, V>(maps: WeakMap<O, Map<K, V>>, owner: O): Map<K, V> => {
  const map = maps.get(owner) ?? new Map<K, V>()
  maps.set(owner, map)
  return map
}

const gather = (fleet: Fleet, organizationId: number | undefined): Catalogue => {
  const cars = fleet.cars
    .filter((car) => organizationId === undefined || car.organizationId === organizationId)
    .sort((a, b) => a.id - b.id)
  const hash = createHash('sha256')
  for (const { bytes } of cars) hash.update(bytes)
  const version = hash.digest('base64url').slice(0, VERSION_LENGTH)
  return { version, cars }
}

// Written when somebody fetches it: most searches only need to know which one it is.
const toJson = ({ version, cars }: Catalogue): Buffer =>
  Buffer.from(`{"version":"${version}","cars":[${cars.map(({ bytes }) => `${bytes}}`).join()}]}`)

/** Clubs that have no cars share one: whoever asks for many of them makes nothing grow. */
const NO_CARS = 0
const keyOf = ({ byOrganization }: Fleet, organizationId: number | undefined): number | undefined =>
  organizationId === undefined || byOrganization.has(organizationId) ? organizationId : NO_CARS

/** How many catalogues are kept of a fleet. */
export const countCatalogues = (fleet: Fleet): number => known.get(fleet)?.size ?? 0

const catalogueOf = (fleet: Fleet, organizationId: number | undefined): Catalogue =>
  kept(mapOf(known, fleet), keyOf(fleet, organizationId), () => gather(fleet, organizationId))

/** Which catalogue holds the cars of a club as they are now. */
export const catalogueVersion = (fleet: Fleet, organizationId: number | undefined): string =>
  catalogueOf(fleet, organizationId).version

const encode: Readonly<Record<Encoding, (json: Buffer) => Promise<Buffer>>> = {
  br: (json) =>
    promisify(brotliCompress)(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
  gzip: (json) => promisify(gzip)(json, { level: 9 }),
  identity: async (json) => json,
}

/** The catalogue as it travels; compressed once, however often it is asked for. */
export const encodedCatalogue = async (
  fleet: Fleet,
  organizationId: number | undefined,
  encoding: Encoding,
): Promise<{ version: string; bytes: Buffer }> => {
  const catalogue = catalogueOf(fleet, organizationId)
  const bytes = await kept(mapOf(encoded, catalogue), encoding, () => encode[encoding](toJson(catalogue)))
  return { version: catalogue.version, bytes }
}
