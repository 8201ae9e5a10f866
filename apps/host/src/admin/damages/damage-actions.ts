import type { ActionResult, AdminHost, Attempt, RecordAction } from '@delebil/admin-components'
import { money, type Read } from '@delebil/core-api/admin'
import { Ban, Car, Check, ReceiptText, RotateCcw, Wrench } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { caseActions } from '../shared/case-actions.ts'
import { mustSayWhy } from '../shared/why-field.ts'
import { damageTexts } from './damage-texts.ts'

const access = ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'] as const

type State = Read<'damages'>['state']
type Versioned = Pick<Read<'damages'>, 'id' | 'version'>

const setState = (
  { api, organizationId: orgId }: AdminHost,
  { id, version }: Versioned,
  state: State,
  attempt?: Attempt,
): Promise<ActionResult> => api.change('damages', id, { version, state }, { orgId }, attempt)

const entityOf = (answered: unknown) => (answered as { readonly entity: Read<'damages'> }).entity

type Step = Pick<RecordAction<'damages'>, 'key' | 'label' | 'icon' | 'done' | 'closesCase' | 'shortcut'> & {
  readonly from: readonly State[]
  readonly to: State
}

/** From one state to the next; taken back it is in the one before. */
const step = ({ from, to, ...action }: Step): RecordAction<'damages'> => ({
  ...action,
  access,
  shown: ({ state }) => from.includes(state),
  run: (host, record, _values, attempt) => setState(host, record, to, attempt),
  undo: (host, before, answered) => setState(host, entityOf(answered), before.state),
})

/** The damage's car can be reserved, or not; answers the damage as it then is. */
const setCarActive = async (
  { api, organizationId: orgId }: AdminHost,
  { id, carId }: Read<'damages'>,
  active: boolean,
  seen: number,
): Promise<ActionResult> => {
  const changed = await api.change('cars', carId, { version: seen, active }, { orgId })
  if (!changed.ok) return changed
  const damage = await api.get('damages', id, { orgId })
  const { version: carVersion } = changed.value.entity
  return damage.ok ? { ok: true, value: { entity: damage.value, carVersion } } : damage
}

/** What is done with a damage: from reported to mended, and what becomes of the car meanwhile. */
export const damageActions: readonly RecordAction<'damages'>[] = [
  step({
    key: 'accept',
    closesCase: true,
    shortcut: 'e',
    label: damageTexts.accept,
    icon: Check,
    from: ['REPORTED'],
    to: 'ACCEPTED',
    done: damageTexts.accepted,
  }),
  step({
    key: 'repair',
    closesCase: true,
    shortcut: 'e',
    label: damageTexts.repair,
    icon: Wrench,
    from: ['ACCEPTED'],
    to: 'REPAIRED',
    done: ({ carActive }) => (carActive ? damageTexts.repaired : damageTexts.repairedStillOut),
  }),
  step({
    key: 'dismiss',
    closesCase: true,
    label: damageTexts.dismiss,
    icon: Ban,
    from: ['REPORTED'],
    to: 'DISMISSED',
    done: damageTexts.dismissed,
  }),
  step({
    key: 'reopen',
    label: damageTexts.reopen,
    icon: RotateCcw,
    from: ['REPAIRED', 'DISMISSED'],
    to: 'ACCEPTED',
    done: damageTexts.reopened,
  }),
  {
    key: 'bring-back',
    label: damageTexts.bringBack,
    icon: Car,
    access: ['FLEET_MANAGEMENT_WRITE'],
    shown: ({ carActive }) => !carActive,
    question: () => damageTexts.bringBackQuestion,
    done: damageTexts.broughtBack,
    run: async (host, record) => {
      const car = await host.api.get('cars', record.carId, { orgId: host.organizationId })
      return car.ok ? setCarActive(host, record, true, car.value.version) : car
    },
    undo: (host, before, answered) =>
      setCarActive(host, before, false, (answered as { readonly carVersion: number }).carVersion),
    touches: ['cars'],
  },
  {
    key: 'charge',
    label: damageTexts.charge,
    icon: ReceiptText,
    access: ['BILLING_WRITE'],
    shown: ({ reservationId, kind }) => reservationId !== null && kind === 'DAMAGE',
    fields: { grossOre: money(damageTexts.excess, { write: true }), why: mustSayWhy },
    run: (host, record, values, attempt) =>
      host.api.call('damages.charge', {
        ...callAt(host, record),
        ...attempt,
        body: { version: record.version, grossOre: Number(values.grossOre), why: String(values.why) },
      }),
    done: damageTexts.charged,
    touches: ['billing'],
  },
]

const change = (
  { api, organizationId: orgId }: AdminHost,
  { id, version }: Versioned,
  body: object,
  attempt?: Attempt,
) => api.change('damages', id, { ...body, version }, { orgId }, attempt)

/** Who looks after a damage, and when. */
export const damageCase = caseActions({
  access,
  assign: (host, record, assigneeId, attempt) => change(host, record, { assigneeId }, attempt),
  postpone: (host, record, postponedUntil, attempt) => change(host, record, { postponedUntil }, attempt),
})
