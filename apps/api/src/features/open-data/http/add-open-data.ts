import { createHash } from 'node:crypto'
import { type GbfsVersion, gbfsManifestPath, gbfsPath, gbfsVersions } from '@delebil/core-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { unknownAddress } from '../../../platform/http/add-error-answers.ts'
import { createRateLimits } from '../../../platform/http/rate-limits.ts'
import { siteOrigin } from '../../../platform/http/site-origin.ts'
import { type GbfsFileName, gbfsFileNames, gbfsManifest, hasFile } from '../discovery.ts'
import { type GbfsFile, gbfsFile } from '../gbfs.ts'
import { type Feed, openFeeds } from '../open-feeds.ts'
import { isLive, renderFeed, SELDOM_SECONDS } from '../render-feed.ts'

const PREFLIGHT_SECONDS = 86_400

type Text = { readonly text: string; readonly etag: string; readonly ttl: number }

// What seldom changes is the same while its data is, whenever it was read; of the cars one wants to know when they were looked at.
const toText = (file: GbfsFile, isSeldom: boolean): Text => {
  const text = JSON.stringify(file)
  const reported = isSeldom ? `${file.version}${JSON.stringify(file.data)}` : text
  return { text, etag: `"${createHash('sha256').update(reported).digest('base64url')}"`, ttl: file.ttl }
}

// The largest files are written once for all who ask. None of them holds an address, which differs by who asks.
const createTexts = () => {
  const kept = new WeakMap<Feed, Map<string, Text>>()
  return (feed: Feed, version: GbfsVersion, name: GbfsFileName, origin: string): Text => {
    if (!isLive(name)) return toText(renderFeed(feed, version, name, origin), true)
    const texts = kept.get(feed) ?? new Map<string, Text>()
    kept.set(feed, texts)
    const text = texts.get(`${version} ${name}`) ?? toText(renderFeed(feed, version, name, origin), false)
    texts.set(`${version} ${name}`, text)
    return text
  }
}

const isSame = (asked: string | undefined, etag: string): boolean =>
  asked?.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, ''))) ?? false

const send = (request: FastifyRequest, reply: FastifyReply, { text, etag, ttl }: Text) => {
  reply.header('etag', `W/${etag}`).header('cache-control', `public, max-age=${ttl}`)
  if (isSame(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

// Any page may read this, and only this: it is the same for everybody.
const openToAll = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag, retry-after')
    .header('cross-origin-resource-policy', 'cross-origin')

/** Where the cars of clubs that publish are, and when they are free, as GBFS: for trip planners, without a session. */
export const addOpenData = (app: FastifyInstance, { config, database }: Context): void => {
  const limits = createRateLimits(app, config)
  const feeds = openFeeds(database)
  const textOf = createTexts()
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    openToAll(reply)
    await limits.check(request, 'listLocations')
  }
  const answerPreflight = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', 'if-none-match')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send()

  app.options(gbfsManifestPath, { onRequest }, answerPreflight)
  app.get(gbfsManifestPath, { onRequest }, async (request, reply) => {
    const now = new Date()
    const manifest = gbfsManifest(await feeds.orgs(now), siteOrigin(config, request))
    return send(request, reply, toText(gbfsFile('3.0', now, SELDOM_SECONDS, manifest), true))
  })

  const path = gbfsPath(':org', ':version', ':file')
  app.options(path, { onRequest }, answerPreflight)
  app.get<{ Params: { org: string; version: string; file: string } }>(path, { onRequest }, async (request, reply) => {
    const version = gbfsVersions.find((known) => known === request.params.version)
    const name = gbfsFileNames.find((known) => known === request.params.file)
    if (version === undefined || name === undefined || !hasFile(version, name)) throw unknownAddress()
    const feed = await feeds.find(request.params.org, new Date())
    if (feed === undefined) throw unknownAddress()
    return send(request, reply, textOf(feed, version, name, siteOrigin(config, request)))
  })
}
