import { type Api, aroundCalls, type CallName, type Outcome, type Refusal } from '@delebil/core-api'
import { proxy } from 'valtio/vanilla'
import { broaderQuestionFor } from './broader-question.ts'
import type { DeviceStore, KeptAnswer } from './device-store.ts'

/** What a person may need on a car park without network. Answers about anything else are not kept. */
export const keptNames = [
  'listActiveReservations',
  'getReservation',
  'listDrivers',
  'getExtensibility',
  'getCar',
  'listMembershipMembers',
  'listMemberships',
  'getMembership',
  'listOrganizations',
  'listSituations',
  'listSituationTags',
  'listWaitlistEntries',
] as const satisfies readonly CallName[]
type KeptName = (typeof keptNames)[number]

/** How long a call may go unanswered before what is kept is shown (ms). */
const PATIENCE_MS = 4000
/** Statuses of a proxy whose server is away. */
const away = [502, 503, 504]

interface Input {
  readonly params?: unknown
  readonly query?: unknown
}

export interface CacheDeps {
  readonly device: () => Promise<DeviceStore | undefined>
  /** Who is logged in; answers to nobody are not kept. */
  readonly who: () => { readonly personId: number; readonly token: string } | undefined
  readonly isOnline: () => boolean
  readonly nowMs: () => number
  readonly wait: (ms: number) => Promise<void>
  /** An answer is on the device now. */
  readonly onKept: (name: KeptName, value: unknown) => void
  /** The answer came after what was kept had been shown in its place. */
  readonly onLate: (name: KeptName) => void
}

/** What an answer is kept under. */
export function answerKey(name: string, { params, query }: Input = {}): string {
  const sorted = (part: unknown) => Object.entries(part ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([name, sorted(params), sorted(query)])
}

function isUnanswered({ status }: Refusal): boolean {
  return status === 0 || away.includes(status)
}

/** The reservations of a list are answers of their own, so that each can be opened without having been looked at before. */
function inside(name: KeptName, value: unknown): readonly { readonly key: string; readonly value: unknown }[] {
  if (name !== 'listActiveReservations') return []
  const { data } = value as { data: readonly { id: number }[] }
  return data.map((reservation) => ({
    key: answerKey('getReservation', { params: { id: reservation.id } }),
    value: reservation,
  }))
}

interface Asked {
  readonly name: KeptName
  readonly personId: number
  readonly token: string
  readonly key: string
  readonly input: Input
}

/** One answer on the device. What goes wrong with the device's database costs only that. */
function place(
  { device, who, nowMs, onKept }: CacheDeps,
  ages: Record<string, number>,
  { name, personId, token, key, input }: Asked,
) {
  // Logged out, or somebody else, while the answer was on its way.
  const isGone = () => who()?.token !== token
  async function keep(value: unknown): Promise<void> {
    const own = { personId, atMs: nowMs() }
    const store = await device()
    if (isGone()) return
    const answers: KeptAnswer[] = [{ ...own, key, value }, ...inside(name, value).map((part) => ({ ...own, ...part }))]
    await store?.writeAnswers(answers)
  }
  async function drop(): Promise<void> {
    await (await device())?.dropAnswer(personId, key)
  }
  async function find(): Promise<Pick<KeptAnswer, 'value' | 'atMs'> | undefined> {
    const store = await device()
    const own = await store?.readAnswer(personId, key)
    const fake = own ? undefined : broaderQuestionFor(name, input.query)
    const other = fake && (await store?.readAnswer(personId, answerKey(name, fake.input)))
    return fake && other ? { value: fake.pick(other.value), atMs: other.atMs } : own
  }
  return {
    /** Keeps what was answered, and forgets what is not there any more. Whoever asked does not wait for the device. */
    settle: (outcome: Outcome): Outcome => {
      const isUnknown = !outcome.ok && outcome.refusal.status === 404
      if (outcome.ok || isUnknown) delete ages[key]
      if (outcome.ok)
        void keep(outcome.value).then(
          () => onKept(name, outcome.value),
          () => undefined,
        )
      if (isUnknown) void drop().catch(() => undefined)
      return outcome
    },
    read: async (): Promise<Outcome | undefined> => {
      const answer = await find().catch(() => undefined)
      if (answer === undefined || isGone()) return undefined
      ages[key] = answer.atMs
      return { ok: true, value: answer.value, headers: new Headers() }
    },
  }
}

/**
 * The same functions, but answers of `keptNames` are kept on the device for the person who asked, and given again while the
 * server does not answer. `ages` tells which of the answers given last are old, by key: when the server gave them, epoch ms.
 */
export function cacheAnswers(
  api: Pick<Api, 'call'>,
  deps: CacheDeps,
): { readonly api: Api; readonly ages: Record<string, number> } {
  const { who, isOnline, wait, onLate } = deps
  const ages = proxy<Record<string, number>>({})

  async function askOrRead(name: KeptName, input: Input, send: () => Promise<Outcome>): Promise<Outcome> {
    const person = who()
    if (!person) return send()
    const { settle, read } = place(deps, ages, { name, input, key: answerKey(name, input), ...person })
    const known = isOnline() ? undefined : await read()
    if (known) return known
    const asked = send().then(settle)
    const first = await Promise.race([asked, wait(PATIENCE_MS)])
    if (first) return first.ok || !isUnanswered(first.refusal) ? first : ((await read()) ?? first)
    const old = await read()
    if (!old) return asked
    void asked.then(({ ok }) => ok && onLate(name))
    return old
  }

  const isKept = (name: CallName): name is KeptName => keptNames.some((kept) => kept === name)
  const kept = aroundCalls(api, (name, input, send) => (isKept(name) ? askOrRead(name, input, send) : send()))
  return { api: kept, ages }
}
