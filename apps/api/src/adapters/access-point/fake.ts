import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseOrganizationNumber } from '@delebil/validation'
import { listenOnLoopback } from '../listen-on-loopback.ts'
import { problemsOf } from './fake-checks.ts'

/** `loses-answer` takes the document and hangs up; `down` takes nothing; `slow` takes it and answers late; `garbage` says what nobody understands. */
export type AccessPointBehaviour = 'works' | 'loses-answer' | 'down' | 'slow' | 'garbage'

export type ReceivedDocument = {
  readonly documentId: string
  readonly participant: string
  readonly xml: string
  readonly receipt: string
}

/** An access point for the demo and for tests, on loopback only. */
export type FakeAccessPoint = {
  readonly url: string
  readonly token: string
  /** What it does from now on. */
  readonly script: (behaviour: AccessPointBehaviour) => void
  /** What it has taken, in order, each document once. */
  readonly received: () => readonly ReceivedDocument[]
  readonly stop: () => Promise<void>
}

type Reply = readonly [status: number, body: object]

const token = 'fake-token'
const refuse = (status: number, rule: string, message: string): Reply => [status, { problems: [{ rule, message }] }]

const isParticipant = (text: string): boolean => {
  const number = /^0192:(\d{9})$/.exec(text)?.[1] ?? ''
  return parseOrganizationNumber(number) === number
}

// As strict as a real service: a call that the real one would not take must not pass here.
const problemOfCall = ({ headers }: IncomingMessage): Reply | undefined => {
  if (headers.authorization !== `Bearer ${token}`) return refuse(401, 'token', 'The token is missing or wrong.')
  if (!/^application\/xml(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    return refuse(415, 'content-type', 'A document is application/xml in UTF-8.')
  if (!isParticipant(String(headers['participant'] ?? '')))
    return refuse(400, 'participant', 'The receiver is 0192 and a valid organization number.')
  return undefined
}

/** Starts the fake on a free port. */
export const startFakeAccessPoint = async (lateMilliseconds = 30_000): Promise<FakeAccessPoint> => {
  const taken = new Map<string, ReceivedDocument>()
  const stopping = new AbortController()
  let behaviour: AccessPointBehaviour = 'works'

  const take = (documentId: string, participant: string, xml: string): Reply => {
    const before = taken.get(documentId)
    if (before) {
      const isSame = before.xml === xml && before.participant === participant
      return isSame ? [200, { receipt: before.receipt }] : refuse(409, 'document', 'Another document has this id.')
    }
    const problems = problemsOf(xml, participant)
    if (problems.length > 0) return [422, { problems }]
    const receipt = randomUUID()
    taken.set(documentId, { documentId, participant, xml, receipt })
    return [201, { receipt }]
  }

  const answer = (request: IncomingMessage, body: string): Reply => {
    const [, id] = /^\/documents\/([^/?]{1,100})$/.exec(request.url ?? '') ?? []
    if (request.method !== 'PUT' || id === undefined) return refuse(404, 'address', 'There is nothing here.')
    return problemOfCall(request) ?? take(decodeURIComponent(id), String(request.headers['participant']), body)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const json = { 'content-type': 'application/json' }
    if (behaviour === 'down') return void response.writeHead(503, json).end('{}')
    const [status, said] = answer(request, body)
    if (behaviour === 'loses-answer') return void request.socket.destroy()
    if (behaviour === 'slow')
      await wait(lateMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    response.writeHead(status, json).end(behaviour === 'garbage' ? '{"receipt":7}' : JSON.stringify(said))
  }

  const server = createServer((request, response) => void serve(request, response))
  const { url, stop: close } = await listenOnLoopback(server)
  const stop = async () => {
    stopping.abort()
    await close()
  }
  return {
    url,
    token,
    script: (next) => {
      behaviour = next
    },
    received: () => [...taken.values()],
    stop,
  }
}
