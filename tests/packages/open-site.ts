import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { getResponse, type RequestHandler } from 'msw'
import type { BrowserContext, Request as PageRequest, Route } from 'playwright'

const origin = 'https://bil.test'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/** Answers a built site's pages from its folder and its calls from the handlers; nothing leaves the machine. */
export async function openSite(context: BrowserContext, folder: string, handlers: readonly RequestHandler[]) {
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return await answer(route, handlers)
    // The map itself is drawn by other tests: without a graphics card it costs seconds.
    if (pathname.includes('car-map')) return await route.abort()
    const file = join(folder, pathname)
    if (!existsSync(file)) return await route.fulfill({ status: 404 })
    return await route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' })
  })
  return (page: string) => `${origin}/${page}`
}

async function answer(route: Route, handlers: readonly RequestHandler[]) {
  const response = await getResponse([...handlers], toRequest(route.request()), { baseUrl: origin })
  if (!response) return await route.fulfill({ status: 404 })
  const headers = Object.fromEntries(response.headers)
  await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) })
}

function toRequest(request: PageRequest): Request {
  const [method, body] = [request.method(), request.postData()]
  return new Request(request.url(), { method, headers: request.headers(), ...(body === null ? {} : { body }) })
}
