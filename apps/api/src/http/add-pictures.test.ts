import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { addPictures } from './add-pictures.ts'

const apps: ReturnType<typeof fastify>[] = []
const site = (mapStyleUrl?: string) => {
  const app = fastify()
  addPictures(app, { MAP_STYLE_URL: mapStyleUrl })
  apps.push(app)
  return app
}
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

test('a car is drawn in its shape and colour, and may be kept', async () => {
  const red = await site().inject('/car-images/suv-red.svg')
  const blue = await site().inject('/car-images/suv-blue.svg')
  expect(red.statusCode).toBe(200)
  expect(red.headers['content-type']).toContain('image/svg+xml')
  expect(red.headers['cache-control']).toContain('max-age')
  expect(red.body).toMatch(/^<svg /)
  expect(red.body).not.toBe(blue.body)
})

test.each(['suv.svg', 'suv-red.png', 'SUV-red.svg', '%22%3E-red.svg', '..%2f..%2fetc-passwd.svg'])(
  '%s is no picture',
  async (name) => {
    const answer = await site().inject(`/car-images/${name}`)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('<svg')
  },
)

test("the operator's own map is pointed to; without one there is nothing to fetch", async () => {
  const own = await site('https://maps.example/style.json').inject('/map-style')
  expect([own.statusCode, own.headers.location]).toEqual([302, 'https://maps.example/style.json'])
  const none = await site().inject('/map-style')
  expect([none.statusCode, none.body]).toEqual([204, ''])
})
