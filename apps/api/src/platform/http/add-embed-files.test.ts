import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embedRoot } from '@delebil/core-api'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addEmbedFiles } from './add-embed-files.ts'

let folder: string
let app: FastifyInstance
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delebil-embed-'))
  app = fastify()
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const fill = () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['loader.js', 'loader-1.0.0-abcd1234.js', 'embed.json', 'assets/search-AbCd.js']) {
    writeFileSync(join(folder, name), '{}')
  }
}
const headersOf = async (name: string) => {
  const { statusCode, headers } = await app.inject(`${embedRoot}${name}`)
  return { statusCode, ...headers }
}

test('the scripts may be loaded by any page: CORS and cross-origin headers', async () => {
  fill()
  await addEmbedFiles(app, folder)
  for (const name of ['loader.js', 'loader-1.0.0-abcd1234.js', 'assets/search-AbCd.js']) {
    expect(await headersOf(name), name).toMatchObject({
      statusCode: 200,
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript\b/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
})

test('a file with its content in its name is immutable, any other is cached for five minutes', async () => {
  fill()
  await addEmbedFiles(app, folder)
  for (const name of ['loader.js', 'embed.json']) {
    expect((await headersOf(name))['cache-control'], name).toMatch(/^public, max-age=300, stale-while-revalidate=/)
  }
  for (const name of ['loader-1.0.0-abcd1234.js', 'assets/search-AbCd.js']) {
    expect((await headersOf(name))['cache-control'], name).toBe('public, max-age=31536000, immutable')
  }
})

test('the files of an earlier release are served as immutable beside the new one', async () => {
  fill()
  const earlier = ['loader-0.9.0-11112222.js', 'assets/search-OlDr.js', 'releases/0.9.0-11112222.json']
  mkdirSync(join(folder, 'releases'))
  for (const name of earlier) writeFileSync(join(folder, name), name)
  await addEmbedFiles(app, folder)
  for (const name of earlier) {
    const answer = await app.inject(`${embedRoot}${name}`)
    expect(answer).toMatchObject({ statusCode: 200, body: name })
    expect(answer.headers['cache-control'], name).toContain('immutable')
  }
})

test('any other address is refused, and all of them before the scripts are built', async () => {
  await addEmbedFiles(app, folder)
  expect((await headersOf('loader.js')).statusCode).toBe(404)
  const other = fastify()
  fill()
  await addEmbedFiles(other, folder)
  for (const name of ['', 'assets/', '../loader.js', 'assets/..%2f..%2fx']) {
    expect((await other.inject(`${embedRoot}${name}`)).statusCode, name).toBeGreaterThanOrEqual(400)
  }
  await other.close()
})
