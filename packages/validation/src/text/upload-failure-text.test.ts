import { expect, it } from 'vitest'
import { problemText } from '../problem.ts'
import { uploadFailureText } from './upload-failure-text.ts'

it('[E18] a failed upload tells its status code and status text, and why', () => {
  const refusal = {
    code: 'request.too-large',
    status: 413,
    statusText: 'Payload Too Large',
    message: 'For stort',
  } as const
  expect(uploadFailureText(refusal)).toBe('413 Payload Too Large: For stort')
  expect(uploadFailureText({ code: 'server.error', status: 502, message: 'Ukjent feil' })).toBe('502: Ukjent feil')
})

it('[E18] an upload without an answer is told in the sentence of the specification, one that took too long as such', () => {
  expect(uploadFailureText({ code: 'network.unreachable', status: 0, message: 'x' })).toBe(
    'Something strange went wrong. If this persists please notify developers and reports it.',
  )
  const message = problemText['request.timeout']
  expect(uploadFailureText({ code: 'request.timeout', status: 0, message })).toBe(message)
})
