import { mayAny, useAdminHost, useAttempt, useSingleKeys } from '@delebil/admin-components'
import type { NightCase } from '@delebil/core-api/admin'
import { ErrorMessage } from '@delebil/ui'
import type { ReservationAction } from '@delebil/validation'
import { formatWhen, type ProblemCode, problemText } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { CarFront, Clock, Flag, Lock, LockOpen, MessageSquare, MessageSquareText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { smsAt } from '../shared/sms-at.ts'
import { readReservation, staffMay } from '../shared/staff-may.ts'
import { ActionKey } from './action-key.tsx'
import { CallerCheck } from './caller-check.tsx'
import { DoorSteps } from './door-steps.tsx'
import { EndDialog } from './end-dialog.tsx'
import { HelpPages } from './help-pages.tsx'
import { MessageDialog } from './message-dialog.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { ShiftNote } from './shift-note.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { SwapNote } from './swap-note.tsx'
import { useDoor } from './use-door.ts'

export interface NightActionsProps {
  readonly data: NightCase
  readonly hasKeys: boolean
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

/** What is said at this desk in other words. */
const words: Partial<Record<ProblemCode, string>> = {
  'night-desk.caller-unchecked': nightTexts.first,
  'reservation.already-started': nightTexts.swapStarted,
}

type Dialog = 'swap' | 'end' | 'message'

/** What can be done for a caller: the check first, then one key for each thing. */
export function NightActions({ data, hasKeys, mayWrite, onChanged }: NightActionsProps) {
  const { api, organizationId, now, online, permissions, navigate } = useAdminHost()
  const { reservation, check, cannot } = data
  const { id } = reservation
  const [dialog, setDialog] = useState<Dialog>()
  const [said, setSaid] = useState<{ text?: string; problem?: string }>({})
  const [message, setMessage] = useState('')
  const longer = useAttempt()
  const [isExtending, setIsExtending] = useState(false)
  const door = useDoor(id, nightTexts.lost, nightTexts.noAnswer, onChanged)
  // The first opening begins the trip: what is done next has seen that, though the case is still being read anew.
  const version = Math.max(reservation.version, door.command?.version ?? 0)
  const mayMessage = mayAny(permissions, ['MESSAGE_WRITE'])
  useExpiry(check?.until, onChanged)

  // The server knows of other cars and trips beside the law, and comes first: nobody is questioned for what is refused anyway.
  const refused = (action: ReservationAction, code: ProblemCode | null) => {
    const actor = { kind: 'night-watch', callerChecked: check !== null } as const
    const problem = code ?? staffMay(action, readReservation(reservation), actor, now(), reservation)
    return problem && (words[problem] ?? problemText[problem])
  }
  const whenOnline = (work: () => void) => () => (online ? work() : setSaid({ problem: nightTexts.offline }))
  const done = (text: string) => {
    setDialog(undefined)
    setSaid({ text })
    onChanged()
  }
  async function extend(): Promise<void> {
    if (isExtending) return
    setIsExtending(true)
    const query = { orgId: String(organizationId) }
    const idempotencyKey = longer.keyFor({ id })
    const result = await api.call('night-desk.extend', { params: { id }, query, body: { version }, idempotencyKey })
    setIsExtending(false)
    longer.settle(result.ok ? undefined : result.refusal)
    if (!result.ok) {
      // Not answered, it may have been done: it is seen, and pressed again it is not done twice.
      if (result.refusal.status === 0 || result.refusal.code === 'record.stale') onChanged()
      return setSaid({ problem: result.refusal.message })
    }
    const end = parseInstant(result.value.end)
    done(nightTexts.extended(end ? formatWhen(end, now()) : ''))
  }

  const actions = [
    {
      letter: 'o',
      icon: LockOpen,
      label: nightTexts.open,
      isMain: true,
      why: refused('open', cannot.open),
      run: whenOnline(() => void door.send('open')),
    },
    {
      letter: 'l',
      icon: Lock,
      label: nightTexts.lock,
      why: refused('lock', cannot.lock),
      run: whenOnline(() => void door.send('lock')),
    },
    {
      letter: '3',
      icon: Clock,
      label: nightTexts.extend,
      why: refused('extend', cannot.extend),
      run: whenOnline(() => void extend()),
    },
    {
      letter: 'b',
      icon: CarFront,
      label: nightTexts.swap,
      why: refused('change-car', cannot.swap),
      run: whenOnline(() => setDialog('swap')),
    },
    {
      letter: 't',
      icon: Flag,
      label: nightTexts.end,
      why: refused('end', cannot.end),
      run: whenOnline(() => setDialog('end')),
    },
  ]
  const write = {
    letter: 'm',
    icon: MessageSquare,
    label: nightTexts.message,
    why: undefined,
    run: whenOnline(() => setDialog('message')),
  }
  const sms = {
    letter: 'd',
    icon: MessageSquareText,
    label: nightTexts.sms,
    why: undefined,
    run: () => navigate(smsAt({ reservations: [id] })),
  }
  const shown = [...(mayWrite ? actions : []), ...(mayMessage ? [write, sms] : [])]
  useSingleKeys(
    hasKeys && dialog === undefined,
    Object.fromEntries(shown.filter(({ why }) => why === undefined).map(({ letter, run }) => [letter, run])),
  )

  const own = { id, onClose: () => setDialog(undefined), onDone: done }
  return (
    <div className={css.desk}>
      {mayWrite ? (
        <section className={css.list} aria-label={nightTexts.checkHeading}>
          <h3 className={css.heading}>{nightTexts.checkHeading}</h3>
          <CallerCheck data={data} onChanged={onChanged} />
        </section>
      ) : (
        <p className={css.muted}>{nightTexts.readOnly}</p>
      )}
      {shown.length > 0 && (
        <section className={css.list} aria-label={nightTexts.actions}>
          <h3 className={css.heading}>{nightTexts.actions}</h3>
          {shown.map((action) => (
            <ActionKey key={action.letter} hasKey={hasKeys} {...action} />
          ))}
          {mayWrite && <SwapNote data={data} />}
          {door.command && <DoorSteps command={door.command} />}
          <div role="status" className={css.text}>
            {said.text}
          </div>
          <ErrorMessage>{said.problem}</ErrorMessage>
        </section>
      )}
      <ShiftNote data={data} hasKeys={hasKeys} />
      <HelpPages id={id} hasKeys={hasKeys} />
      {dialog === 'swap' && <SwapDialog {...own} version={version} onRefused={onChanged} />}
      {dialog === 'end' && <EndDialog {...own} version={version} onRefused={onChanged} />}
      {dialog === 'message' && (
        <MessageDialog
          {...own}
          text={message}
          onText={setMessage}
          onDone={(text) => {
            setMessage('')
            done(text)
          }}
        />
      )}
    </div>
  )
}

/** Asks anew when a check has run out, so that the gate shuts by itself. */
function useExpiry(until: string | undefined, expired: () => void): void {
  const latest = useRef(expired)
  latest.current = expired
  useEffect(() => {
    const moment = until === undefined ? undefined : parseInstant(until)
    if (moment === undefined) return
    const timer = setTimeout(() => latest.current(), Math.max(0, moment.getTime() - Date.now()) + 500)
    return () => clearTimeout(timer)
  }, [until])
}
