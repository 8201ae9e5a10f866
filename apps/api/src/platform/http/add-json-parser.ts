import type { FastifyInstance } from 'fastify'

/** The one kind of body there is beside forms: JSON, and the empty one that some clients send with a JSON header where there is nothing to say. */
export const addJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}
