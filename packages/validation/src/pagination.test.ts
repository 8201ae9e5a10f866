import { describe, expect, it } from 'vitest'
import { isLastPage } from './pagination.ts'

describe('pages', () => {
  it('[N1] the last page is the one with an index above the total minus 2', () => {
    expect(isLastPage(0, 3)).toBe(false)
    expect(isLastPage(1, 3)).toBe(false)
    expect(isLastPage(2, 3)).toBe(true)
    expect(isLastPage(0, 1)).toBe(true)
    expect(isLastPage(0, 0)).toBe(true)
  })
})
