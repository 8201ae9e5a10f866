import type { AnyRecord } from '@delebil/core-api/admin'
import { Button, Tooltip, VisuallyHidden } from '@delebil/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type AdminHost, useAdminHost } from '../admin-host.ts'
import { useOfferCommands } from '../command/commands.ts'
import { type OfferedKey, useOfferKeys } from '../command/offered-keys.ts'
import { KeyHint } from '../part/key-hint.tsx'
import type { Draft } from '../screen/draft.ts'
import { useQueue } from '../screen/queue-context.ts'
import type { ActionValues, RecordAction } from '../screen/record-action.ts'
import { mayAny, type Screen, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useToast } from '../toast/toasts.tsx'
import * as css from './action.css.ts'
import { ActionDialog } from './action-dialog.tsx'
import { refusedToast } from './refused-toast.ts'
import { useAction } from './use-action.ts'

interface ActionButtonProps {
  readonly screen: Pick<Screen, 'resource'>
  readonly record: AnyRecord
  readonly action: RecordAction
  readonly isSmall?: boolean
  /** The key that presses it, small. */
  readonly shortcut?: string
  /** When it is done. */
  readonly onDone?: () => void
}

/** Whether an action is offered at all: it has been granted, and has a meaning for the record. */
export function isOffered({ access, shown }: RecordAction, record: AnyRecord, host: AdminHost): boolean {
  return mayAny(host.permissions, access) && shown?.(record, host) !== false
}

/** Does something with a record: hidden where it was never granted, still and with a reason where the record forbids it. */
export function ActionButton(props: ActionButtonProps) {
  const host = useAdminHost()
  const [isAsking, setIsAsking] = useState(false)
  // What is being filled in stays, whatever becomes of the right to send it.
  if (!isAsking && !isOffered(props.action, props.record, host)) return null
  return <OfferedAction {...props} onAsk={setIsAsking} />
}

interface OfferedActionProps extends ActionButtonProps {
  readonly onAsk: (isAsking: boolean) => void
}

function OfferedAction({ screen, record, action, isSmall = false, shortcut, onDone, onAsk }: OfferedActionProps) {
  const { resource } = screen
  const { about, icon, isDanger, forbidden, question, fields, facts, start, load } = action
  const host = useAdminHost()
  const say = useToast()
  const queue = useQueue()
  const { isBusy, run } = useAction(resource.key, record, action)
  const [began, setBegan] = useState<ActionValues>()
  const [kept, setKept] = useState<Draft>({})
  const [isLoading, setIsLoading] = useState(false)
  const isAsking = began !== undefined
  const asking = useRef(false)
  useEffect(() => {
    asking.current = isAsking
    onAsk(isAsking)
    return () => {
      asking.current = false
    }
  }, [isAsking, onAsk])
  const reasonId = useId()
  const reason = forbidden?.(record, host)
  const finish = async (values: ActionValues) => {
    const result = await run(values, began)
    if (result?.ok) {
      setBegan(undefined)
      setKept({})
      onDone?.()
      if (action.closesCase) queue?.goOn()
    }
    // The question was closed before the answer came: it is told all the same.
    if (result?.ok === false && began !== undefined && !asking.current) say(refusedToast(result.refusal))
    return result
  }
  const askFirst = async () => {
    setIsLoading(true)
    const loaded = await load?.(host, record)
    setIsLoading(false)
    if (loaded?.ok === false) return say(refusedToast(loaded.refusal))
    setBegan({ ...start?.(record), ...loaded?.value })
  }
  const press = async () => {
    if (reason !== undefined) return say({ tone: 'info', text: reason })
    if (asks) return load ? askFirst() : setBegan({ ...start?.(record) })
    const result = await finish({})
    if (result && !result.ok) say(refusedToast(result.refusal))
  }
  const asks = question !== undefined || fields !== undefined || facts !== undefined
  const label = wordsOf(action, record)
  const name = about ? `${label} ${about}` : label
  const group = titleOf(resource, record) || resource.noun[0]
  useOfferCommands([
    { id: `${resource.key} ${record.id} ${action.key}`, label: name, group, icon, reason, run: () => void press() },
  ])
  useOfferKeys(keysOf(shortcut, name, action.closesCase === true && queue !== undefined, () => void press()))
  const plain = (
    <Button
      variant={variantOf(action)}
      isSmall={isSmall}
      isPending={isLoading || (isBusy && !isAsking)}
      onPress={() => void press()}
      {...(about && { 'aria-label': name })}
      {...(icon && { icon })}
      {...(reason !== undefined && { ...still, 'aria-describedby': reasonId })}
    >
      {label}
      {asks && <span aria-hidden> …</span>}
      {shortcut && <KeyHint keys={[shortcut.toUpperCase()]} />}
    </Button>
  )
  const button = isDanger ? <span className={css.danger}>{plain}</span> : plain
  return (
    <>
      {reason === undefined ? (
        button
      ) : (
        <>
          <Tooltip text={reason}>{plain}</Tooltip>
          <VisuallyHidden>
            <span id={reasonId}>{reason}</span>
          </VisuallyHidden>
        </>
      )}
      {isAsking && (
        <ActionDialog
          action={action}
          record={record}
          start={began}
          kept={kept}
          onClose={(typed) => {
            setKept(typed)
            setBegan(undefined)
          }}
          onConfirm={finish}
        />
      )}
    </>
  )
}

const wordsOf = (action: RecordAction, record: AnyRecord): string => action.wordsOf?.(record) ?? action.label

const variantOf = ({ isDanger, isMain }: RecordAction) => (isDanger ? 'quiet' : isMain ? 'primary' : 'secondary')

/** A letter; what closes a case is done with Ctrl or ⌘ and Enter, too. */
function keysOf(key: string | undefined, what: string, closes: boolean, press: () => undefined): readonly OfferedKey[] {
  if (key === undefined) return []
  const own = { key, what, run: press }
  return closes ? [own, { key: 'mod+enter', what: texts.doAndNext, run: press }] : [own]
}

// Still, but reached by the keyboard: what is disabled for good could not tell why.
const still = { 'aria-disabled': true, 'data-still': true } as const
