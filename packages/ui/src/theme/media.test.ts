import { expect, test } from 'vitest'
import { media } from './media.ts'

test("the wide layout begins at the specification's mobile breakpoint, and the narrow one ends just before", () => {
  expect([media.wide, media.narrow]).toEqual(['(min-width: 1136px)', '(max-width: 1135.98px)'])
})
