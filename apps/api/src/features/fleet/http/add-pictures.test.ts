import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { addPictures } from './add-pictures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const apps: ReturnType<typeof fastify>[] = []
const site = (mapStyleUrl?: string) => {
  const app = fastify()
  addPictures(app, { MAP_STYLE_URL: mapStyleUrl }, api.database)
  apps.push(app)
  return app
}
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

test('the drawing of a car has its shape and colour, and may be cached', async () => {
  const red = await site().inject('/car-images/suv-red.svg')
  const blue = await site().inject('/car-images/suv-blue.svg')
  expect(red.statusCode).toBe(200)
  expect(red.headers['content-type']).toContain('image/svg+xml')
  expect(red.headers['cache-control']).toContain('max-age')
  expect(red.body).toMatch(/^<svg /)
  expect(red.body).not.toBe(blue.body)
})

test.each(['suv.svg', 'suv-red.png', 'SUV-red.svg', '%22%3E-red.svg', '..%2f..%2fetc-passwd.svg'])(
  'the address %s answers no drawing',
  async (name) => {
    const answer = await site().inject(`/car-images/${name}`)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('<svg')
  },
)

test('the map style redirects to the configured address, and is 204 where there is none', async () => {
  const own = await site('https://maps.example/style.json').inject('/map-style')
  expect([own.statusCode, own.headers.location]).toEqual([302, 'https://maps.example/style.json'])
  const none = await site().inject('/map-style')
  expect([none.statusCode, none.body]).toEqual([204, ''])
})

test('a photograph in use is served as immutable under its name; a replaced one has a new name', async () => {
  await api.database.change(
    `insert into car_image (organization_id, id, name, width, height, large, small) values (1, 50, 'Ny', 2, 2, '\\x01', '\\x02'), (1, 51, 'Skjult', 2, 2, '\\x01', '\\x02');
     update car_model set car_image_id = 50 where organization_id = 1 and id = 1`,
  )
  const iconUrl = async () => {
    const car = await api.ask('getCar', undefined, { params: { id: 1 } }, new Date())
    return (car as { iconUrl: string }).iconUrl
  }
  const first = await iconUrl()
  expect(first).toBe('/car-images/1-50-1.jpg')
  const small = await site().inject(first)
  expect([small.statusCode, small.headers['content-type'], small.rawPayload]).toEqual([
    200,
    'image/jpeg',
    Buffer.from([2]),
  ])
  expect(small.headers['cache-control']).toContain('immutable')
  expect((await site().inject(first.replace('.jpg', '-large.jpg'))).rawPayload).toEqual(Buffer.from([1]))

  await api.database.change(`update car_image set small = '\\x03' where id = 50`)
  expect(await iconUrl()).toBe('/car-images/1-50-2.jpg')
  const old = await site().inject(first)
  expect([old.rawPayload, old.headers['cache-control']]).toEqual([Buffer.from([3]), 'no-cache'])
  for (const name of ['1-51-1', '2-50-1', '1-50-1-huge', '1-99-1']) {
    const answer = await site().inject(`/car-images/${name}.jpg`)
    expect([name, answer.statusCode]).toEqual([name, expect.toSatisfy((status: number) => status >= 400)])
    expect(answer.headers['content-type']).not.toContain('image')
  }
})
