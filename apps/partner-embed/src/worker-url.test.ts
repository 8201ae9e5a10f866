import { afterEach, expect, test, vi } from 'vitest'
import { checkWorkerUrl, workerUrl } from './worker-url.ts'

afterEach(() => vi.unstubAllGlobals())

const ours = 'https://delebil.example'

test('a worker may run from our own address or a blob, and from no other', () => {
  for (const url of [`${ours}/embed/v1/assets/map-worker.js`, 'blob:https://partner.example/1', '/embed/v1/x.js'])
    expect(checkWorkerUrl(url, ours)).toBe(url)
  expect(() => checkWorkerUrl('https://elsewhere.example/x.js', ours)).toThrow('Not a worker of ours')
  expect(() => checkWorkerUrl('data:text/javascript,1', ours)).toThrow('Not a worker of ours')
})

test('the address of a worker is trusted by one policy, made once where the browser has policies', () => {
  expect(workerUrl(new URL('blob:one'))).toBe('blob:one')

  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  workerUrl('blob:two')
  expect(workerUrl('blob:three')).toEqual({ trusted: 'blob:three' })
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['delebil-embed'])
})
