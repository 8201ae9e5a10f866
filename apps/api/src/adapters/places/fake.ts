import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { distanceMetres } from '../../platform/geo/distance-metres.ts'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { type FakeStreet, fakeStations, fakeStreets } from './fake-places.ts'

/** What a service does when it is asked. */
export type PlacesBehaviour = 'usual' | 'late' | 'silent' | 'quota' | 'broken' | 'garbage'
type Service = 'geocoder' | 'trips' | 'bikes'

/** Entur's geocoder and journey planner for the demo and for tests, on loopback only. */
export type FakePlaces = {
  readonly geocoderUrl: string
  readonly plannerUrl: string
  readonly clientName: string
  readonly script: (service: Service, behaviour: PlacesBehaviour) => void
  /** Well-formed questions as they came, oldest first. */
  readonly asked: { readonly service: Service; readonly question: string }[]
  readonly stop: () => Promise<void>
}

type Reply = readonly [status: number, body: unknown, headers?: Record<string, string>]

const clientName = 'delebil-fake'
const DETOUR = 1.3
const WALK_METRES_PER_SECOND = 1.33
const FARTHEST_METRES = 30_000
const malformed = (message: string): Reply => [400, { message }]

const limits = { 'Rate-Limit-Allowed': '500', 'Rate-Limit-Range': 'per-minute', 'Spike-Allowed': '150' }
const quotaHeaders = (now: number) => ({
  ...limits,
  'Rate-Limit-Available': '0',
  'Rate-Limit-Expiry-Time': new Date(now + 60_000).toString(),
})

const plain = (value: string): string => value.toLocaleLowerCase('nb')
const matches = (name: string, typed: string): boolean => {
  const words = plain(name).split(' ')
  return plain(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

// A house number finds the house, as in the real service: only where a digit stands next to a space.
const toFeature = ([street, locality, county, latitude, longitude]: FakeStreet, house: string | undefined) => {
  const shift = house === undefined ? 0 : (Number.parseInt(house, 10) % 50) * 0.00002
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude + shift, latitude] },
    properties: {
      id: `KVE:TopographicPlace:${county}-${street}${house ? `-${house}` : ''}`,
      name: house === undefined ? street : `${street} ${house}`,
      label: `${street}${house === undefined ? '' : ` ${house}`}, ${locality}`,
      layer: 'address',
      locality,
      county_gid: `whosonfirst:county:KVE:TopographicPlace:${county}`,
    },
  }
}

const geocode = (query: URLSearchParams): Reply => {
  const typed = query.get('text')?.trim() ?? ''
  const size = Number(query.get('size'))
  const counties = (query.get('boundary.county_ids') ?? '').split(',').map((id) => Number(id.split(':').at(-1)))
  const [latitude, longitude] = ['focus.point.lat', 'focus.point.lon'].map((name) => Number(query.get(name)))
  if (typed === '') return malformed('text is required')
  if (!Number.isInteger(size) || size < 1 || size > 100) return malformed('size must be from 1 to 100')
  if (counties.some((id) => !Number.isInteger(id) || id < 1)) return malformed('boundary.county_ids is malformed')
  const house = /\s(\d+[a-z]?)$/i.exec(typed)?.[1]
  const street = house === undefined ? typed : typed.slice(0, -house.length)
  const away = ([, , , lat, lng]: FakeStreet) =>
    distanceMetres({ lat, lng }, { lat: latitude ?? 0, lng: longitude ?? 0 })
  const found = fakeStreets
    .filter(([name, locality, county]) => counties.includes(county) && matches(`${name} ${locality}`, street))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, size)
  return [200, { type: 'FeatureCollection', features: found.map((hit) => toFeature(hit, house)) }, limits]
}

const point = /\{coordinates:\{latitude:(-?[\d.]+),longitude:(-?[\d.]+)\}\}/
const trip = new RegExp(
  `(\\w+): trip\\(from:${point.source},to:${point.source},modes:\\{directMode:foot,transportModes:\\[\\]\\},numTripPatterns:1\\)\\{tripPatterns\\{streetDistance duration\\}`,
  'g',
)

const walk = (question: string): Reply => {
  const trips = [...question.matchAll(trip)].map(([, alias = '', ...numbers]) => {
    const [lat = 0, lng = 0, toLat = 0, toLng = 0] = numbers.map(Number)
    const metres = distanceMetres({ lat, lng }, { lat: toLat, lng: toLng }) * DETOUR
    if (metres > FARTHEST_METRES) {
      return [alias, { tripPatterns: [], routingErrors: [{ code: 'noDirectModeConnection' }] }] as const
    }
    const pattern = { streetDistance: metres, duration: Math.round(metres / WALK_METRES_PER_SECOND) }
    return [alias, { tripPatterns: [pattern], routingErrors: [] }] as const
  })
  if (trips.length === 0) return [200, { errors: [{ message: 'Validation error: no trip was asked for' }] }]
  return [200, { data: Object.fromEntries(trips) }, limits]
}

const bikes = (variables: Record<string, unknown>, network: string, now: number): Reply => {
  const { south, west, north, east } = variables as Record<string, number>
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return [200, { errors: [{ message: 'Variables are missing' }] }]
  }
  const inside = fakeStations(network, now).filter(
    ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
  return [200, { data: { bikeRentalStationsByBbox: inside } }, limits]
}

type Options = { readonly network?: string; readonly lateMs?: number; readonly now?: () => number }

/** Starts the fake on a free port. Late answers come after `lateMs`. */
export const startFakePlaces = async ({
  network = 'bergenbysykkel',
  lateMs = 400,
  now = Date.now,
}: Options = {}): Promise<FakePlaces> => {
  const scripts = new Map<Service, PlacesBehaviour>()
  const asked: FakePlaces['asked'] = []

  const send = (response: ServerResponse, [status, body, headers = {}]: Reply): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  const answer = (service: Service, question: string, response: ServerResponse, reply: () => Reply): void => {
    asked.push({ service, question })
    const behaviour = scripts.get(service) ?? 'usual'
    if (behaviour === 'usual') send(response, reply())
    if (behaviour === 'late') setTimeout(() => send(response, reply()), lateMs)
    if (behaviour === 'quota') send(response, [429, { message: 'quota' }, quotaHeaders(now())])
    if (behaviour === 'broken') send(response, [500, { message: 'broken' }])
    if (behaviour === 'garbage') send(response, [200, { features: 'none', data: 5 }])
  }
  const plan = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers['content-type'] !== 'application/json') return send(response, malformed('JSON is required'))
    const body = JSON.parse(await text(request)) as { query?: unknown; variables?: Record<string, unknown> }
    const { query, variables = {} } = body
    if (typeof query !== 'string') return send(response, malformed('query is required'))
    const isBikes = query.includes('bikeRentalStationsByBbox')
    answer(isBikes ? 'bikes' : 'trips', query, response, () =>
      isBikes ? bikes(variables, network, now()) : walk(query),
    )
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://fake')
    if (!/^[a-z0-9]+-[a-z0-9-]+$/.test(String(request.headers['et-client-name']))) {
      return send(response, [403, { message: 'ET-Client-Name is required' }])
    }
    if (request.method === 'GET' && url.pathname === '/geocoder/v1/autocomplete') {
      return answer('geocoder', url.search, response, () => geocode(url.searchParams))
    }
    if (request.method === 'POST' && url.pathname === '/journey-planner/v3/graphql') return plan(request, response)
    send(response, [404, { message: 'unknown' }])
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => send(response, malformed('malformed call')))
  })
  const { url: root, stop } = await listenOnLoopback(server)
  return {
    geocoderUrl: `${root}/geocoder/v1`,
    plannerUrl: `${root}/journey-planner/v3/graphql`,
    clientName,
    script: (service, behaviour) => void scripts.set(service, behaviour),
    asked,
    stop,
  }
}
