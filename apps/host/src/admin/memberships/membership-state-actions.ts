import type { RecordAction } from '@delebil/admin-components'
import { type Read, yesNo } from '@delebil/core-api/admin'
import { CirclePause, CirclePlay, CircleStop, Lock, type LucideIcon } from 'lucide-react'
import { why } from '../shared/why-field.ts'

type State = Read<'memberships'>['state']

interface Step {
  readonly key: string
  readonly label: string
  readonly icon: LucideIcon
  readonly to: State
  /** The states in which it has a meaning. */
  readonly of: readonly State[]
  readonly question: string
  readonly done: string
  /** What is booked ahead must have been seen. */
  readonly isShut?: true
}

const steps: readonly Step[] = [
  {
    key: 'start',
    label: 'Start',
    icon: CirclePlay,
    to: 'ACTIVE',
    of: ['PAUSED', 'BLOCKED', 'PAYMENT_REQUIRED', 'CANCELED'],
    question: 'Medlemmene kan reservere igjen.',
    done: 'Medlemskapet er aktivt',
  },
  {
    key: 'pause',
    label: 'Sett på pause',
    icon: CirclePause,
    to: 'PAUSED',
    of: ['ACTIVE'],
    question: 'Medlemmene kan ikke reservere før medlemskapet startes igjen. Det som er reservert, blir stående.',
    done: 'Medlemskapet er på pause',
  },
  {
    key: 'block',
    label: 'Sperr',
    icon: Lock,
    to: 'BLOCKED',
    of: ['ACTIVE', 'PAUSED', 'PAYMENT_REQUIRED'],
    question: 'Medlemmene kan ikke reservere før medlemskapet startes igjen.',
    done: 'Medlemskapet er sperret',
    isShut: true,
  },
  {
    key: 'stop',
    label: 'Avslutt',
    icon: CircleStop,
    to: 'CANCELED',
    of: ['ACTIVE', 'PAUSED', 'BLOCKED', 'PAYMENT_REQUIRED'],
    question: 'Medlemskapet er over, og ingen kan reservere på det.',
    done: 'Medlemskapet er avsluttet',
    isShut: true,
  },
]

const seen = { acceptAffected: yesNo('Reservasjonene er sett på', { write: true }), why }

/** Start, pause, block and stop of a membership, each where it changes something. */
export const membershipStateActions: readonly RecordAction<'memberships'>[] = steps.map(
  ({ to, of, question, isShut, ...step }) => ({
    ...step,
    access: ['MEMBERSHIP_WRITE'],
    touches: ['persons'],
    ...(isShut && { isDanger: true }),
    shown: ({ state }) => of.includes(state),
    question: () => question,
    fields: isShut ? seen : { why },
    run: ({ api, organizationId: orgId }, { id, version }, values, attempt) =>
      api.change(
        'memberships',
        id,
        {
          state: to,
          version,
          ...(isShut && { acceptAffected: values.acceptAffected === true }),
          ...(typeof values.why === 'string' && { why: values.why }),
        },
        { orgId },
        attempt,
      ),
    undo: ({ api, organizationId: orgId }, { id, version, state }) =>
      api.change('memberships', id, { state, version, acceptAffected: true }, { orgId }),
  }),
)
