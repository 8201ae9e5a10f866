import { expect, test } from 'vitest'
import { isFirstPage, isOwnPage } from './own-page.ts'

test.each(['/', '/findcar', '/reservations/7', '/index.html', '/apier', '/vipps/v2/fallback/3'])(
  'the address %s is a page of the site',
  (pathname) => {
    expect(isOwnPage({ pathname })).toBe(true)
  },
)

test.each([
  '/api/login',
  '/api/logout',
  '/api/events',
  '/api',
  '/oauth/vipps/start',
  '/oauth2/authorize',
  '/docs/openapi',
  '/demo/mail',
  '/health',
  '/car-images/suv-blue.svg',
  '/calendar/abc.ics',
  '/service-worker.js',
])('the address %s is left to the server', (pathname) => {
  expect(isOwnPage({ pathname })).toBe(false)
})

test.each([
  ['/', true],
  ['/findcar', true],
  ['/findcar/7', false],
  ['/reservations', false],
])('the search for cars comes up at the address %s: %s', (pathname, isFirst) => {
  expect(isFirstPage({ pathname })).toBe(isFirst)
})
