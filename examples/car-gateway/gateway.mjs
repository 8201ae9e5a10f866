// A reference of the service behind CAR_ACCESS_URL: what it answers is in docs/car-access.md. It needs Node alone.
// `units` is where a maker's own protocol begins: give each car an object with these five functions.
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const PROTOCOL = '1'
const MEMORY_MS = 60_000

/** A car that is made up: it opens, locks, and knows its cards, as a unit does that is in a car. */
export const madeUpUnit = () => {
  let isLocked = true
  let cards = []
  return {
    open: async () => {
      isLocked = false
      return 'opened'
    },
    lock: async () => {
      isLocked = true
      return 'locked'
    },
    dial: async () => {
      isLocked = false
      return 'opened'
    },
    setCards: async (list) => {
      cards = list
      return 'taken'
    },
    state: async () => ({
      isLocked,
      areDoorsClosed: true,
      chargePercent: 81,
      isCharging: false,
      fuelPercent: null,
      rangeKilometers: 290,
      odometerKilometers: 48_213,
      position: { lat: 60.3929, lng: 5.3241 },
    }),
    /** For whoever looks at the example: what the car would open to. */
    cards: () => cards,
  }
}

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const isAllowed = ({ headers }, token) => {
  const [said, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return token === '' || (said.length === wanted.length && timingSafeEqual(said, wanted))
}

const wayTo = ({ method, url }) => {
  const [, car, verb] = /^\/cars\/([^/?]+)\/(open|lock|state|cards)$/.exec(url ?? '') ?? []
  return method === 'POST' && car !== undefined ? { car: decodeURIComponent(car), verb } : undefined
}

const act = async (unit, verb, { way, cards }) => {
  if (verb === 'state') return { status: 200, body: await unit.state() }
  if (way === 'DIAL' && verb !== 'open') return { status: 400, body: { result: 'refused' } }
  const result =
    verb === 'cards' ? await unit.setCards(cards) : await unit[verb === 'open' && way === 'DIAL' ? 'dial' : verb]()
  const isDone = ['opened', 'locked', 'taken'].includes(result)
  return { status: isDone ? 200 : 409, body: { result } }
}

/** The gateway, before it listens. `units`: by the number of a car, or a function of it. */
export const createGateway = ({ units, token = '', log = () => undefined }) => {
  // A call that comes twice with one id is done once.
  const answered = new Map()
  const answer = async (request) => {
    if (!isAllowed(request, token)) return { status: 401, body: { result: 'refused' } }
    if ((request.headers['delebil-car-protocol'] ?? PROTOCOL) !== PROTOCOL)
      return { status: 400, body: { result: 'refused', error: `This gateway speaks version ${PROTOCOL}.` } }
    const way = wayTo(request)
    const unit = way && (typeof units === 'function' ? units(way.car) : units.get(way.car))
    if (unit === undefined) return { status: 404, body: { result: 'refused' } }
    const body = await json(request).catch(() => undefined)
    if (typeof body !== 'object' || body === null) return { status: 400, body: { result: 'refused' } }
    log(`${way.verb} ${way.car}`)
    return act(unit, way.verb, body)
  }
  const once = (request) => {
    const id = request.headers['x-request-id']
    if (id === undefined) return answer(request)
    const known = answered.get(id)
    if (known !== undefined) return known
    const first = answer(request)
    answered.set(id, first)
    setTimeout(() => answered.delete(id), MEMORY_MS).unref()
    return first
  }
  return createServer((request, response) => {
    once(request)
      .then(({ status, body }) => send(response, status, body))
      // 5xx is 'no answer' to whoever asks: the car may or may not have done it.
      .catch((error) => {
        log(`failed: ${error}`)
        send(response, 502, { result: 'silent' })
      })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = new Map()
  const units = (car) => made.get(car) ?? made.set(car, madeUpUnit()).get(car)
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '7400' }, 'token-file': { type: 'string' } },
  })
  const { port, 'token-file': file } = values
  const token = file === undefined ? '' : readFileSync(file, 'utf8').trim()
  createGateway({ units, token, log: console.log }).listen(Number(port), '127.0.0.1', () =>
    console.log(`CAR_ACCESS_URL=http://127.0.0.1:${port}`),
  )
}
