import { expect, test } from 'vitest'
import { testReceiver as receiver, testEhf as xml } from '../adapters/access-point/test-ehf.ts'
import { ConfigProblem, readConfig } from '../platform/config.ts'
import { openAccessPoint, type Undo } from './services.ts'

test('an access point without its token stops the start with a sentence that names the setting', async () => {
  const config = readConfig({ ACCESS_POINT_URL: 'https://accesspoint.test' })
  await expect(openAccessPoint(config, false, [])).rejects.toThrow(ConfigProblem)
  await expect(openAccessPoint(config, false, [])).rejects.toThrow('ACCESS_POINT_TOKEN')
})

test('a site without settings has no access point, and the demo a fake that gives a receipt', async () => {
  const undo: Undo = []
  expect(await openAccessPoint(readConfig({}), false, undo)).toEqual({})
  const { accessPoint, demoDocuments } = await openAccessPoint(readConfig({}), true, undo)
  const sent = await accessPoint?.send({ receiver, documentId: 'a', xml })
  expect(demoDocuments?.()).toMatchObject([{ documentId: 'a', xml }])
  expect(sent?.receipt).toMatch(/^[\da-f-]{36}$/)
  await Promise.all(undo.map((stop) => stop()))
})
