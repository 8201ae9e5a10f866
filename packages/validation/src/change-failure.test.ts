import { expect, it } from 'vitest'
import { isUnknownFailure } from './change-failure.ts'
import { changeFailedText } from './text/words.ts'

it('[E16] a change that failed for reasons of ours is told in the words of the specification', () => {
  expect(changeFailedText).toMatchObject({
    heading: 'Endring feilet',
    text: 'Kunne dessverre ikke utføre endring, forsøk igjen senere.',
  })
  expect(isUnknownFailure('server.error')).toBe(true)
  expect(isUnknownFailure('network.unreachable')).toBe(true)
  expect(isUnknownFailure('car.plate-taken')).toBe(false)
})
