import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../../../platform/verb.ts'
import type { Fleet } from './fleet.ts'

/** All cars of a club, or of all clubs, as JSON; `version` is another where any of it is. */
type Catalogue = { readonly version: string; readonly json: Buffer }

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

const write = (fleet: Fleet, organizationId: number | undefined): Catalogue => {
  const cars = [...fleet.byId.values()]
    .filter((car) => organizationId === undefined || car.organizationId === organizationId)
    .sort((a, b) => a.id - b.id)
  const hash = createHash('sha256')
  for (const { text } of cars) hash.update(text)
  const version = hash.digest('base64url').slice(0, VERSION_LENGTH)
  const texts = cars.map(({ text }) => `${text}}`)
  return { version, json: Buffer.from(`{"version":"${version}","cars":[${texts.join()}]}`) }
}

const catalogueOf = (fleet: Fleet, organizationId: number | undefined): Catalogue =>
  kept(mapOf(known, fleet), organizationId, () => write(fleet, organizationId))

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
  const bytes = await kept(mapOf(encoded, catalogue), encoding, () => encode[encoding](catalogue.json))
  return { version: catalogue.version, bytes }
}
