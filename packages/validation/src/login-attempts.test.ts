import { describe, expect, it } from 'vitest'
import { KNOWN_BROWSER_DAYS, LOGIN_LINK_MINUTES, loginDelay } from './login-attempts.ts'

describe('delay of log-in', () => {
  it('[L1] begins with the fifth failure, doubles, and stops at 15 minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 12, 13, 100, 5000].map(loginDelay)).toEqual([0, 0, 0, 5, 10, 20, 640, 900, 900, 900])
  })

  it('[L2] is lifted for one browser by a link of 15 minutes, and a known browser is so for 180 days', () => {
    expect([LOGIN_LINK_MINUTES, KNOWN_BROWSER_DAYS]).toEqual([15, 180])
  })
})
