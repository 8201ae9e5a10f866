import { expect, test } from 'vitest'
import { searchQuestions } from './search-questions.ts'

const now = new Date('2026-03-20T10:00:00Z')

test('the questions differ, last four hours and lie within what the seed has booked', () => {
  const questions = searchQuestions(400, now)
  expect(new Set(questions).size).toBe(400)
  for (const question of questions) {
    const { searchParams } = new URL(question, 'http://server.test')
    const [start, end] = [new Date(searchParams.get('start') ?? ''), new Date(searchParams.get('end') ?? '')]
    expect(end.getTime() - start.getTime()).toBe(4 * 3_600_000)
    expect(start.getTime()).toBeGreaterThan(now.getTime())
    expect(start.getTime()).toBeLessThan(now.getTime() + 22 * 86_400_000)
    expect(searchParams.get('size')).toBe('100')
  }
})
