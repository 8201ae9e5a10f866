import { expect, test } from 'vitest'
import { media } from './media.ts'

test('the wide layout begins at 1136 px, and the narrow one ends just before it', () => {
  expect([media.wide, media.narrow]).toEqual(['(min-width: 1136px)', '(max-width: 1135.98px)'])
})
