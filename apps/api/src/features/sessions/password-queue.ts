import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { createGate } from '../../platform/create-gate.ts'
import { demoPassword } from '../../platform/demo-password.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inPasswordThread } from './in-password-thread.ts'

const mostAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1))
const mostWaiting = 64
/** So many that find the queue full stand before it, and for so long. */
const mostBefore = 256
const beforeMs = 1000

// The hash of nothing anybody knows, at the cost of all others: an unknown account takes the time of a known one.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$J+UDg1x8JOWqWRWHoogpTg$J8ymA/lro53L53Udmn+Rzcvlg4AhKfR/R1RMSpkvi/Y'

const gate = createGate(mostAtOnce, mostWaiting)

const busy = () => new Refusal('server.busy', { retryAfterSeconds: 2 })

let before = 0

/**
 * Waits a second where no password more may wait, and then refuses if it is still so: whoever guesses without end does it so much less
 * often, and somebody else may get in. Asked before the database is, so that a flood of log-ins does not reach it.
 */
export const awaitRoom = async (): Promise<void> => {
  if (!gate.isFull()) return
  if (before >= mostBefore) throw busy()
  before += 1
  await pause(beforeMs)
  before -= 1
  if (gate.isFull()) throw busy()
}

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const done = await gate.run(work)
  if (done === 'full') throw busy()
  return done
}

/**
 * Whether the password is the one of the hash; never for an account without one, and where the demo is off never the demo's,
 * after the same work. A flood of log-ins leaves a core to everybody else; beyond the queue they are refused.
 */
export const verifyPassword = (
  { DEMO_DATA }: Config,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> =>
  inTurn(async () => {
    const isRight = await inPasswordThread('matches', { hash: hash ?? nobodysHash, password })
    return isRight && typeof hash === 'string' && (DEMO_DATA || password !== demoPassword)
  })

/** What is stored of a new password (argon2id, 19 MiB, 2 passes); waits in the same queue. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => inPasswordThread('hashOf', password))
