import type { LiveEvent } from '../entities/live-event.ts'
import { callOf } from './call-of.ts'
import type { ClientOptions } from './run-call.ts'

/** Cuts what a stream has sent so far into whole `data:` messages and the rest. */
export function splitMessages(buffer: string): { messages: string[]; rest: string } {
  const blocks = buffer.split('\n\n')
  const rest = blocks.pop() ?? ''
  const messages = blocks.flatMap((block) =>
    block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trim()),
  )
  return { messages, rest }
}

/**
 * Reads live events until `signal` aborts or the stream ends; resolves then. The token travels in the header,
 * which `EventSource` can't do. The caller decides when to try again.
 */
export async function readEvents(
  options: Pick<ClientOptions, 'baseUrl' | 'token' | 'fetch'>,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<'ended' | 'refused'> {
  const token = options.token?.()
  const send = options.fetch ?? ((...args) => fetch(...args))
  const response = await send(`${options.baseUrl ?? ''}${callOf('streamEvents').path}`, {
    signal,
    headers: { accept: 'text/event-stream', ...(token && { authorization: token }) },
  }).catch(() => undefined)
  if (!response) return 'ended'
  if (!response.ok || !response.body) return 'refused'
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      const { messages, rest } = splitMessages(buffer + value)
      buffer = rest
      for (const message of messages) onEvent(JSON.parse(message) as LiveEvent)
    }
  } catch {
    return 'ended'
  }
}
