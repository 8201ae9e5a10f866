import type { ProblemCode } from './problem.ts'

/** The ways in which a club reaches a person by itself. */
export const notificationWays = ['SMS', 'PUSH', 'MAIL'] as const
export type NotificationWay = (typeof notificationWays)[number]

type Kind = {
  /** How it may come. */
  readonly ways: readonly NotificationWay[]
  /** How it comes to whoever has chosen nothing. */
  readonly standard: readonly NotificationWay[]
  /** Whoever does not hear of it loses something: one way at least stays on. */
  readonly mustArrive: boolean
}

/** Every kind of message that comes by itself and that a person decides about, in the order in which they are shown. */
export const notificationKinds = {
  TRIP_START: { ways: notificationWays, standard: ['PUSH'], mustArrive: false },
  TRIP_END: { ways: ['SMS', 'PUSH'], standard: ['SMS', 'PUSH'], mustArrive: false },
  LATE_RETURN: { ways: notificationWays, standard: ['SMS', 'PUSH'], mustArrive: true },
  CAR_HELD: { ways: notificationWays, standard: ['PUSH', 'MAIL'], mustArrive: true },
  TRIP_CHANGED: { ways: notificationWays, standard: ['PUSH', 'MAIL'], mustArrive: true },
  REPLY: { ways: notificationWays, standard: ['PUSH', 'MAIL'], mustArrive: false },
  LICENSE: { ways: notificationWays, standard: ['MAIL'], mustArrive: true },
  INVOICE_DUE: { ways: notificationWays, standard: ['MAIL'], mustArrive: true },
  NEWS: { ways: ['SMS'], standard: ['SMS'], mustArrive: false },
} as const satisfies Readonly<Record<string, Kind>>
export type NotificationKind = keyof typeof notificationKinds

const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind]

/** Refuses a way that the kind cannot come in, and none at all where it must arrive. */
export function checkNotificationWays(
  kind: NotificationKind,
  ways: readonly NotificationWay[],
): ProblemCode | undefined {
  if (ways.some((way) => !kindOf(kind).ways.includes(way))) return 'field.unknown'
  return ways.length === 0 && kindOf(kind).mustArrive ? 'field.must-arrive' : undefined
}

/** The ways that a message goes: the chosen ones that reach the person, and by mail what must arrive and does not by any of them. */
export function waysThatReach(
  kind: NotificationKind,
  chosen: readonly NotificationWay[],
  reach: Readonly<Record<NotificationWay, boolean>>,
): readonly NotificationWay[] {
  const ways = notificationWays.filter((way) => chosen.includes(way) && kindOf(kind).ways.includes(way) && reach[way])
  return ways.length === 0 && kindOf(kind).mustArrive && reach.MAIL ? ['MAIL'] : ways
}
