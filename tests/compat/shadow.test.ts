import { enableShadowDOM } from '@react-stately/flags'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { knownInShadow } from './known-in-shadow.ts'
import { withEyesForRoot } from './look-into-root.ts'
import { leftInPage, moveStylesOffPage, shadowStage } from './shadow-stage.ts'
import { readStories, type Story } from './stories.ts'

const stories = readStories(withEyesForRoot)
const sound = stories.filter(({ name }) => knownInShadow.every(({ story }) => story !== name))

beforeAll(() => {
  enableShadowDOM()
  moveStylesOffPage()
})

afterEach(() => document.body.replaceChildren())

/** Enough to get as far as the bug, and not a long wait for what will not come. */
const shortPatienceMs = 2000

async function runInShadow({ run }: Story, patienceMs?: number) {
  const stage = shadowStage()
  await run(stage.canvas, patienceMs)
  expect(stage.canvas.childElementCount).toBeGreaterThan(0)
  expect(leftInPage(stage)).toEqual([])
}

describe('stories on Preact in a shadow root', () => {
  test.each(sound)('$name', (story) => runInShadow(story))

  test.each(knownInShadow)('$story cannot yet: $reason', async ({ story, failure }) => {
    const known = stories.find(({ name }) => name === story)
    if (known === undefined) throw new Error('no story has this name: take it off the list')
    await expect(runInShadow(known, shortPatienceMs), 'take it off the list').rejects.toThrow(failure)
  })
})
