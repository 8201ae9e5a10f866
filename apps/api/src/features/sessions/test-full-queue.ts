import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../platform/config.ts'
import { verifyPassword } from './password-queue.ts'

/** More than the queue of passwords and what is looked at from it. */
const guessers = 4 + 64 + 1

/** Does the work while so many guess without end that no password more may wait. */
export const whileQueueIsFull = async (work: () => Promise<void>): Promise<void> => {
  const config = readConfig({})
  let isOn = true
  const guess = async (): Promise<void> => {
    while (isOn) await verifyPassword(config, undefined, 'gjetning').catch(() => pause(20))
  }
  const all = Promise.all(Array.from({ length: guessers }, guess))
  try {
    await work()
  } finally {
    isOn = false
    await all
  }
}
