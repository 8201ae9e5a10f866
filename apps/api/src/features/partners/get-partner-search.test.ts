import { afterAll, beforeAll, expect, test } from 'vitest'
import { callEndpoint, startTestSite, type TestSite } from '../../testing/test-site.ts'
import { insertPartner, testPartner } from './test-partner.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMIT: false })
  await insertPartner(site.suite.database, testPartner.key, testPartner.origin)
})
afterAll(() => site.stop())

const search = (partner: string, query: object = {}) =>
  callEndpoint(site.address, 'getPartnerSearch', {
    params: { partner },
    query: query as Record<string, string>,
    headers: { origin: testPartner.origin },
  })

test("a partner's page is drawn what a visitor finds, and may read it", async () => {
  const drawn = await search(testPartner.key, { wide: 'true', theme: 'light' })
  expect([drawn.status, drawn.body]).toEqual([
    200,
    { nodes: [{ depth: 0, text: 'true light 200 groups,minSeats,maxSeats' }], styles: 'p{}' },
  ])
  expect(drawn.headers.get('access-control-allow-origin')).toBe(testPartner.origin)
})

test('a page of nobody is drawn nothing, and an unknown theme is refused', async () => {
  expect(await search('ingen')).toMatchObject({ status: 404, body: { code: 'resource.unknown' } })
  const refused = await search(testPartner.key, { theme: 'rosa' })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ fieldName: 'theme', code: 'field.unknown' }] } })
})
