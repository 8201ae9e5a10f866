import {
  KeyHint,
  useAdminHost,
  useAttempt,
  useForget,
  useGoOnAt,
  useKeptText,
  useOfferKeys,
  useQueue,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { MESSAGE_UNDO_SECONDS, type Read } from '@delebil/core-api/admin'
import { Button, ErrorMessage, TextArea, useForm } from '@delebil/ui'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'
import { UnsentReply } from './unsent-reply.tsx'
import { useMessages } from './use-messages.ts'
import { replyOf, useTakeBack } from './use-take-back.ts'

const firstName = (name: string | null) => (name ?? texts.nobody).split(' ')[0] ?? ''

export interface MessageReplyProps {
  readonly reservationId: number
  /** Who is answered. */
  readonly person: string | null
}

/** Answers the member under what was said. Ctrl or ⌘ and Enter sends; in a queue the next message follows. */
export function MessageReply({ reservationId, person }: MessageReplyProps) {
  const { api, organizationId: orgId, holdUnsaved } = useAdminHost()
  const queue = useQueue()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const [kept, keep] = useKeptText(replyOf(reservationId))
  const takeBack = useTakeBack(reservationId)
  const { again } = useMessages(reservationId)
  const box = useRef<HTMLDivElement>(null)
  const isGoingOn = useRef(false)
  useGoOnAt(box, 'textarea')
  const form = useForm<{ readonly text: string }, Refusal, { readonly entity: Pick<Read<'messages'>, 'id'> }>({
    initial: { text: '' },
    ...(kept && { typed: { text: kept } }),
    onType: ({ text }) => keep(text),
    hold: holdUnsaved,
    check: ({ text }) => ({ text: text.trim() === '' ? texts.required : undefined }),
    send: async ({ text }) => {
      const body = { reservationId, text: text.trim() }
      const result = await api.create('messages', body, { orgId }, { idempotencyKey: attempt.keyFor(body) })
      attempt.settle(result.ok ? undefined : result.refusal)
      return result
    },
    savedAs: () => ({ text: '' }),
    onDone: ({ entity }, { text }) => {
      keep('')
      again()
      for (const key of ['messages', 'reservations']) void forget(key)
      const undo = () => takeBack(entity.id, text.trim())
      say({ tone: 'info', text: texts.sending, undo, undoMs: MESSAGE_UNDO_SECONDS * 1000 })
      if (isGoingOn.current) queue?.goOn()
    },
  })
  const { set } = form
  const isEmpty = form.values.text === ''
  // What was sent, and taken back.
  useEffect(() => {
    if (isEmpty && kept) set({ text: kept })
  }, [isEmpty, kept, set])
  const sendAndGoOn = () => {
    isGoingOn.current = true
    void form.submit()
  }
  useOfferKeys([
    {
      key: 'r',
      what: texts.toReply,
      run: () => {
        box.current?.querySelector('textarea')?.focus()
        return undefined
      },
    },
    // Only from what is being written: nothing is sent from elsewhere on the page.
    {
      key: 'mod+enter',
      what: queue ? texts.sendAndNext : texts.send,
      run: () => {
        if (!box.current?.contains(document.activeElement)) return false
        sendAndGoOn()
        return undefined
      },
    },
  ])
  const stay = () => {
    isGoingOn.current = false
  }
  return (
    <form {...form.props}>
      <div ref={box} className={css.reply}>
        <UnsentReply reservationId={reservationId} />
        <TextArea label={texts.reply(firstName(person))} maxLength={2000} {...form.field('text')} />
        <div className={css.send}>
          <p className={css.hint}>{texts.sentLater}</p>
          <Button {...form.button} {...(queue && { variant: 'secondary' })} onPress={stay}>
            {texts.send} {!queue && <KeyHint keys={['R']} />}
          </Button>
          {queue && (
            <Button variant="primary" icon={SendHorizontal} isPending={form.button.isPending} onPress={sendAndGoOn}>
              {texts.sendAndNext} <KeyHint keys={['Mod', 'Enter']} />
            </Button>
          )}
        </div>
      </div>
      <ErrorMessage>{form.problem}</ErrorMessage>
    </form>
  )
}
