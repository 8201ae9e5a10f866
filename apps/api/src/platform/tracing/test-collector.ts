import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenOnLoopback } from '../../adapters/listen-on-loopback.ts'

type Value = { readonly stringValue?: string; readonly intValue?: number }
type Sent = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly RawSpan[] }[] }[]
}
type RawSpan = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status?: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
}
export type CollectedSpan = Omit<RawSpan, 'attributes'> & { readonly attributes: Readonly<Record<string, unknown>> }

const read = ({ attributes, ...span }: RawSpan): CollectedSpan => ({
  ...span,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  ),
})

/** A collector of traces on loopback that takes OTLP as JSON and nothing else. */
export const startTestCollector = async () => {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    const isRight =
      request.method === 'POST' &&
      request.url === '/v1/traces' &&
      request.headers['content-type'] === 'application/json'
    if (!isRight) return void response.writeHead(400).end()
    void json(request).then((body) => {
      for (const { scopeSpans } of (body as Sent).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(read))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const { url, stop } = await listenOnLoopback(server)
  return { url: `${url}/v1/traces`, spans, stop }
}
