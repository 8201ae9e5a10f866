import { describe, expect, it } from 'vitest'
import { callerQuestions, isCallerChecked } from './caller-check.ts'
import { addMinutes } from './time/duration.ts'

const at = new Date('2026-11-22T02:00:00Z')

describe('a caller', () => {
  it('[Y4] counts as checked for ten minutes, and not before', () => {
    expect(isCallerChecked(at, at)).toBe(true)
    expect(isCallerChecked(at, new Date(addMinutes(at, 10).getTime() - 1))).toBe(true)
    expect(isCallerChecked(at, addMinutes(at, 10))).toBe(false)
    expect(isCallerChecked(addMinutes(at, 1), at)).toBe(false)
    expect(new Set(callerQuestions).size).toBeGreaterThan(2)
  })
})
