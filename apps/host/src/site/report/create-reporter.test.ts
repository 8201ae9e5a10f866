import { callOf } from '@delebil/core-api'
import { expect, it, vi } from 'vitest'
import { sampleRefusal } from '../../sample/sample-session.ts'
import { createReporter } from './create-reporter.ts'
import { describeRefusal } from './describe-refusal.ts'

function reporter() {
  const clock = { ms: 0 }
  const send = vi.fn()
  return { clock, send, report: createReporter({ send, token: () => 'abc123', nowMs: () => clock.ms }) }
}

it('a report redacts our token and anything named like one', () => {
  const { send, report } = reporter()
  report('failed with abc123; Authorization: Bearer xyz, authToken="q", password=hunter2')
  expect(send.mock.calls[0]?.[0].body.message).toBe(
    'failed with [redacted]; Authorization: [redacted], authToken="[redacted]", password=[redacted]',
  )
})

it('a report is sent once a minute, and ten different ones a minute', () => {
  const { clock, send, report } = reporter()
  report('same')
  report('same')
  for (let count = 0; count < 50; count += 1) report(`error ${count}`)
  expect(send).toHaveBeenCalledTimes(10)
  clock.ms += 60_000
  report('same')
  expect(send).toHaveBeenCalledTimes(11)
})

it('a refused report, wrong password, missing session or missing network is not reported', () => {
  const call = (name: 'writeLog' | 'login' | 'getCar', refusal: ReturnType<typeof sampleRefusal>) =>
    describeRefusal({ call: callOf(name), address: '', refusal })
  expect(call('writeLog', sampleRefusal('server.error', 500))).toBeUndefined()
  expect(call('login', sampleRefusal('login.failed', 401))).toBeUndefined()
  expect(call('getCar', sampleRefusal('session.missing', 401))).toBeUndefined()
  expect(call('getCar', sampleRefusal('network.unreachable', 0))).toBeUndefined()
  expect(call('getCar', sampleRefusal('request.timeout', 0))).toMatchObject({ severity: 'warn' })
})
