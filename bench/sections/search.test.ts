import { expect, test } from 'vitest'
import { holds } from '../measure/figure.ts'
import { figuresOfSearch } from './search.ts'

test('both search paths are compared with the bare server, and each larger size with the smallest', () => {
  const none: number[] = []
  const cpu = {
    bare: [1, 2, 1],
    'SQL S': [8, 16, 9],
    'memory S': [1, 2, 1.2],
    'SQL M': [20, 20, 9],
    'memory M': [2, 4, 9],
    'SQL L': none,
    'memory L': none,
  }
  const figures = figuresOfSearch(cpu, ['S', 'M'])
  expect(figures.map(({ value }) => value)).toEqual([8, 1, 10, 2, 1.25, 2])
  expect(figures.map(holds)).toEqual([true, true, true, false, true, true])
  expect(figures[4]?.name).toBe('search 10k/1000k against 1k/100k, SQL path: CPU')
})
