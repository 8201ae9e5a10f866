import { useAdminHost } from '@delebil/admin-components'
import { useState } from 'react'

export type DoorAction = 'open' | 'lock'

/** How far a command to a car came. */
export interface DoorCommand {
  readonly action: DoorAction
  readonly sentAt: Date
  readonly isReceived: boolean
  /** What the car answered; missing while it has not. */
  readonly result?: string | undefined
  /** The version of the reservation once the car had answered. */
  readonly version?: number
  /** Why it went no further. */
  readonly problem?: string | undefined
}

const LOOK_MS = 400
const LOOKS_AFTER = 3

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends commands to the car of a reservation: each once, never queued, never again by itself. */
export function useDoor(id: number, lostText: string, noAnswerText: string, done: () => void) {
  const { api, organizationId } = useAdminHost()
  const [command, setCommand] = useState<DoorCommand>()
  const isWaiting = command !== undefined && command.result === undefined && command.problem === undefined
  const query = { orgId: String(organizationId) }

  async function look(commandId: string) {
    const seen = await api.call('night-desk.command', { params: { id, commandId }, query })
    return seen.ok ? seen.value : undefined
  }

  async function send(action: DoorAction): Promise<void> {
    if (isWaiting) return
    const commandId = crypto.randomUUID()
    const change = (more: Partial<DoorCommand>) => setCommand((now) => now && { ...now, ...more })
    setCommand({ action, sentAt: new Date(), isReceived: false })
    let isAnswered = false
    const answer = api.call(`night-desk.${action}`, { params: { id }, query, body: { commandId } }).finally(() => {
      isAnswered = true
    })
    void (async () => {
      while (!isAnswered) {
        await wait(LOOK_MS)
        if (isAnswered) return
        const seen = await look(commandId)
        if (seen?.isReceived) return change({ isReceived: true })
      }
    })()
    const outcome = await answer
    if (outcome.ok) change({ isReceived: true, ...outcome.value })
    else if (outcome.refusal.status !== 0 && outcome.refusal.code !== 'request.timeout')
      change({ problem: outcome.refusal.message })
    else change(await fateOf(commandId))
    done()
  }

  // The line was lost: what became of the command is asked for, the command is not sent again.
  async function fateOf(commandId: string): Promise<Partial<DoorCommand>> {
    for (let looked = 0; looked < LOOKS_AFTER; looked += 1) {
      const seen = await look(commandId)
      if (seen?.result) return { isReceived: true, result: seen.result }
      if (seen?.isReceived) return { isReceived: true, problem: noAnswerText }
      await wait(LOOK_MS)
    }
    return { problem: lostText }
  }

  return { command, isWaiting, send }
}
