import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@delebil/core-api'
import { ask } from '../serve/ask.ts'

export type Flood = { readonly address: string }

// More than the server queues, so that it also has to refuse.
const ATTACKERS = 100
const REFUSED_PAUSE_MS = 100

let isOn = false
let attempts = 0

const attempt = async (address: string) => {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const { status } = await ask(address + contract.login.path, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    json: { username: `medlem-${randomInt(1_000_000)}@delebil.test`, password: 'gjetning' },
  })
  attempts += 1
  if (status !== 401) await wait(REFUSED_PAUSE_MS)
}

// Guesses at many accounts from many addresses; on and off as it is told. Says how often it asked.
process.on('message', async ({ address }: Partial<Flood>) => {
  isOn = address !== undefined
  if (address === undefined) {
    process.send?.(attempts)
    return
  }
  attempts = 0
  const attacker = async () => {
    while (isOn) await attempt(address)
  }
  await Promise.all(Array.from({ length: ATTACKERS }, attacker))
})
process.once('SIGTERM', () => process.exit(0))
