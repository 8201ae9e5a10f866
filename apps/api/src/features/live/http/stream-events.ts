import { PassThrough } from 'node:stream'
import type { LiveEvent } from '@delebil/core-api'
import type { StreamHandler } from '../../../platform/http/add-endpoints.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LiveFeed } from '../live-feed.ts'
import { createStreamPlaces } from './stream-places.ts'

const mostWaitingBytes = 64 * 1024
const reconnectMilliseconds = 2000

/** The live stream of one person. A reader too slow to keep up is let go: it comes back and asks for what it shows. */
export const streamEvents = (feed: Pick<LiveFeed, 'listen'>, heartbeatMilliseconds = 15_000): StreamHandler => {
  const takePlace = createStreamPlaces()
  return async (request, reply) => {
    const { caller } = request
    if (caller === undefined) throw new Refusal('session.missing')
    const leavePlace = takePlace(caller.personId)
    reply.raw.once('close', leavePlace)
    if (reply.raw.destroyed) leavePlace()
    const stream = new PassThrough()
    const write = (text: string): void => {
      if (stream.writableEnded || stream.destroyed) return
      if (stream.writableLength > mostWaitingBytes) stream.destroy()
      else stream.write(text)
    }
    const send = (events: readonly LiveEvent[]): void => {
      if (events.length > 0) write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
    }
    const stop = await feed.listen(caller, send, () => stream.end())
    const heartbeat = setInterval(() => write(':\n\n'), heartbeatMilliseconds)
    stream.once('close', () => {
      clearInterval(heartbeat)
      stop()
    })
    // A stream that fails was cut on purpose or by the reader; there is nobody left to tell.
    stream.on('error', () => undefined)
    reply.raw.once('close', () => stream.destroy())
    if (reply.raw.destroyed) stream.destroy()
    write(`retry: ${reconnectMilliseconds}\n\n`)
    send([{ topic: 'open' }])
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(stream)
  }
}
