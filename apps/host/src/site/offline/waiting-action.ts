import type { CallName } from '@delebil/core-api'

/**
 * Changes that mean the same an hour later. All of them are idempotent in the contract, so that one whose answer was lost
 * is sent again without being done again. What opens, books, prices or ends something is not here: it cannot wait.
 */
export const waitingNames = [
  'updateReservationNote',
  'updateDrivers',
  'setDefaultMembership',
  'updateMembership',
  'reportCarLogIn',
] as const satisfies readonly CallName[]
export type WaitingName = (typeof waitingNames)[number]

export function isWaitingName(name: string): name is WaitingName {
  return waitingNames.some((other) => other === name)
}

/** A change that waits on the device for the network. */
export interface WaitingAction {
  readonly id: number
  readonly personId: number
  readonly name: WaitingName
  /** `{params, body}` as the endpoint takes them. */
  readonly input: { readonly params: Readonly<Record<string, number>>; readonly body?: unknown }
  /** The `Idempotency-Key` under which it is sent, however often. */
  readonly key: string
  /** When the person made it, epoch ms. */
  readonly atMs: number
  /** What the server said against it. Such an action is not sent again by itself. */
  readonly problem?: string
}

/** What an action changes, down to the fields: a later change of the same makes an earlier one needless. */
export function targetOf({ name, input: { params, body } }: Pick<WaitingAction, 'name' | 'input'>): string {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body).sort() : []
  return JSON.stringify([name, Object.entries(params).sort(), fields])
}
