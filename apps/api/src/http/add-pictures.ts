import type { FastifyInstance } from 'fastify'
import { renderCarImage } from '../car-image/render-car-image.ts'
import type { Config } from '../config.ts'
import { unknownAddress } from './add-error-answers.ts'

const carImageName = /^([a-z]+)-([A-Za-z]+)\.svg$/
const weekSeconds = 7 * 24 * 60 * 60

/** The drawings that `iconUrl` points at, and the way to the operator's base map. */
export const addPictures = (app: FastifyInstance, { MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>): void => {
  app.get<{ Params: { name: string } }>('/car-images/:name', async ({ params }, reply) => {
    const [, bodyType, color] = carImageName.exec(params.name) ?? []
    if (bodyType === undefined || color === undefined) throw unknownAddress()
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .send(renderCarImage(bodyType, color))
  })
  // No content says: there is none of your own, keep the built-in map.
  app.get('/map-style', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return MAP_STYLE_URL === undefined ? reply.code(204).send() : reply.redirect(MAP_STYLE_URL, 302)
  })
}
