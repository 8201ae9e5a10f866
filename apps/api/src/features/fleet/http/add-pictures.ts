import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { unknownAddress } from '../../../platform/http/add-error-answers.ts'
import { renderCarImage } from '../car-image/render-car-image.ts'
import { findCarPhoto } from '../stores/car-photos.ts'

const carImageName = /^([a-z]+)-([A-Za-z]+)\.svg$/
const photoName = /^(\d{1,9})-(\d{1,9})-(\d{1,9})(-large)?\.jpg$/
const weekSeconds = 7 * 24 * 60 * 60
const yearSeconds = 365 * 24 * 60 * 60

/** The drawings and photographs that `iconUrl` points at, and the way to the operator's base map. */
export const addPictures = (
  app: FastifyInstance,
  { MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>,
  database: Queryable,
): void => {
  const sendPhoto = async (reply: FastifyReply, [, org, id, version, large]: string[]): Promise<FastifyReply> => {
    const size = large ? 'large' : 'small'
    const photo = await findCarPhoto(database, { organizationId: Number(org), id: Number(id), size })
    if (photo === undefined) throw unknownAddress()
    // A photograph that is another has another name; an old name shows what is there now, and is not kept.
    const isNow = photo.version === Number(version)
    return reply
      .type('image/jpeg')
      .header('cache-control', isNow ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
      .send(photo.content)
  }
  app.get<{ Params: { name: string } }>('/car-images/:name', async ({ params }, reply) => {
    const photo = photoName.exec(params.name)
    if (photo) return sendPhoto(reply, photo)
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
