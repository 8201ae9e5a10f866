import { describe, expect, it } from 'vitest'
import { EXTENSION_ANSWER_MINUTES, extensionAnswer } from './extension-answer.ts'
import { addMinutes } from './time/duration.ts'

const askedAt = new Date('2026-11-26T10:00:00Z')
const oldEnd = addMinutes(askedAt, 15)
const asked = { askedAt, oldEnd, takenAt: null }

describe('the answer JA to the question whether to extend', () => {
  it('[Z23] is taken for 45 minutes, once, and while the trip ends when the question said', () => {
    const last = addMinutes(askedAt, EXTENSION_ANSWER_MINUTES)
    expect(extensionAnswer(asked, oldEnd, last)).toBe('takes')
    expect(extensionAnswer(asked, oldEnd, new Date(last.getTime() + 1))).toBe('too-late')
    expect(extensionAnswer({ ...asked, takenAt: askedAt }, oldEnd, last)).toBe('was-taken')
    expect(extensionAnswer(asked, addMinutes(oldEnd, 30), last)).toBe('too-late')
    expect(extensionAnswer(undefined, oldEnd, askedAt)).toBe('too-late')
  })
})
