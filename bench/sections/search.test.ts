import { expect, test } from 'vitest'
import { holds } from '../measure/figure.ts'
import { figuresOfSearch } from './search.ts'

test('each path is compared with the bare server, compression with the answer, and the larger size with the smallest', () => {
  const none: number[] = []
  const cpu = {
    bare: [1, 2, 1],
    'SQL S': [6, 12, 5],
    'memory S': [1, 2, 1.2],
    'columns S': [0.5, 1, 0.5],
    'compressed S': [1.5, 3, 1.8],
    'columns compressed S': [1.25, 2.5, 1.25],
    'SQL M': [12, 20, 5],
    'memory M': [2, 4, 1.2],
    'columns M': [0.75, 1.5, 0.75],
    'compressed M': [3, 6, 3],
    'columns compressed M': [1, 2, 1],
    'SQL L': none,
    'memory L': none,
    'columns L': none,
    'compressed L': none,
    'columns compressed L': none,
  }
  const figures = figuresOfSearch(cpu, ['S', 'M'])
  const small = [6, 1, 0.5, 0.5, 1.5]
  const large = [10, 2, 0.75, 0.5, 1 / 3]
  const growth = [5 / 3, 2, 1.5]
  for (const [index, value] of [...small, ...large, ...growth].entries()) {
    expect(figures[index]?.value, figures[index]?.name).toBeCloseTo(value)
  }
  const held = [true, true, true, true, false, false, false, false, true, true, false, true, true]
  expect(figures.map(holds)).toEqual(held)
  expect(figures[10]?.name).toBe('search 10k/1000k against 1k/100k, SQL path: CPU')
})
