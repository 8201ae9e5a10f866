import { expect, test } from 'vitest'
import { cpuTimeMs, parsePs, parseStat, sumTree } from './cpu-time.ts'

test('a line of /proc is read after the name of the program, parentheses included', () => {
  const line = '4242 (postgres: a) b) S 17 4242 4242 0 -1 4194560 1 2 3 4 150 25 7 3 20 0 1 0 99 1 1'
  expect(parseStat(line)).toEqual({ pid: 4242, parent: 17, ownMs: 1750, reapedMs: 100 })
})

test.each([
  ['  10   1 00:01:02', 62_000],
  ['10 1 2-01:00:00', 176_400_000],
  ['10 1 3:07.25', 187_250],
])('a line of ps is read: %s', (line, ownMs) => {
  expect(parsePs(line)).toEqual({ pid: 10, parent: 1, ownMs, reapedMs: 0 })
})

test('the time of a process tree counts grandchildren and the ended, and no other process', () => {
  const processes = [
    { pid: 1, parent: 0, ownMs: 1000, reapedMs: 0 },
    { pid: 2, parent: 1, ownMs: 5, reapedMs: 7 },
    { pid: 3, parent: 2, ownMs: 11, reapedMs: 13 },
    { pid: 4, parent: 1, ownMs: 900, reapedMs: 0 },
  ]
  expect(sumTree(processes, 2)).toBe(36)
  expect(sumTree(processes, 99)).toBe(0)
})

test('the time of this process grows with its work', () => {
  const before = cpuTimeMs([process.pid])
  const until = process.cpuUsage().user + 60_000
  while (process.cpuUsage().user < until) Math.sqrt(before)
  expect(cpuTimeMs([process.pid])).toBeGreaterThan(before)
})
