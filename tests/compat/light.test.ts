import { afterEach, describe, expect, test } from 'vitest'
import { readStories } from './stories.ts'

const stories = readStories()

afterEach(() => document.body.replaceChildren())

describe('stories on Preact in the page', () => {
  test.each(stories)('$name', async ({ run }) => {
    const canvas = document.body.appendChild(document.createElement('div'))
    await run(canvas)
    expect(canvas.childElementCount).toBeGreaterThan(0)
  })
})
