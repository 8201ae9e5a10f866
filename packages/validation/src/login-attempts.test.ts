import { describe, expect, it } from 'vitest'
import { loginDelay } from './login-attempts.ts'

describe('delay of log-in', () => {
  it('[L1] begins with the fifth failure, doubles, and stops at 15 minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 12, 13, 100, 5000].map(loginDelay)).toEqual([0, 0, 0, 5, 10, 20, 640, 900, 900, 900])
  })
})
