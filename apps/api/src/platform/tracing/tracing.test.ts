import { expect, test } from 'vitest'
import { callEndpoint, logIn, startTestSite, testPassword, testPeople } from '../../testing/test-site.ts'
import { startTestCollector } from './test-collector.ts'

test('a call is one trace from the button to its statements, with one id and no values; jobs are traces of their own', async () => {
  const collector = await startTestCollector()
  const site = await startTestSite({ RATE_LIMIT: false, TRACES_URL: collector.url, TRACES_PERCENT: 100 })
  const [read, write] = ['button-of-a-test-1', 'button-of-a-test-2']
  try {
    const token = await logIn(site.address, testPeople.owner)
    await callEndpoint(site.address, 'listMemberships', { token, headers: { 'x-request-id': read } })
    const body = { username: testPeople.owner, password: testPassword }
    await callEndpoint(site.address, 'login', { body, headers: { 'x-request-id': write } })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await callEndpoint(site.address, 'listMemberships', { token, headers: { traceparent } })
  } finally {
    await site.stop()
    await collector.stop()
  }
  const { spans } = collector
  const of = (id: string) => spans.filter(({ attributes }) => attributes['delebil.request_id'] === id)
  for (const [id, name] of [
    [read, 'GET /api/memberships'],
    [write, 'POST /api/login'],
  ] as const) {
    const [request, ...others] = of(id).filter(({ attributes }) => attributes['http.route'] !== undefined)
    expect(others).toEqual([])
    expect(request).toMatchObject({ name, attributes: { 'http.response.status_code': 200 } })
    const statements = of(id).filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
    expect(statements.length).toBeGreaterThan(1)
    for (const one of statements) expect([one.traceId, one.parentSpanId]).toEqual([request?.traceId, request?.spanId])
  }
  const ofCaller = spans.filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c')
  const begun = ofCaller.find(({ attributes }) => attributes['http.route'] !== undefined)
  expect(begun).toMatchObject({ parentSpanId: 'b7ad6b7169203331' })
  expect(spans.some(({ name, parentSpanId }) => name.startsWith('schedule ') && !parentSpanId)).toBe(true)
  const all = JSON.stringify(spans)
  expect(all).not.toContain(testPeople.owner)
  expect(all).not.toContain(testPassword)
})

test('a server without an address for traces gives each call an id all the same', async () => {
  const site = await startTestSite({ RATE_LIMIT: false })
  try {
    const answer = await callEndpoint(site.address, 'getReadiness')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  } finally {
    await site.stop()
  }
})
