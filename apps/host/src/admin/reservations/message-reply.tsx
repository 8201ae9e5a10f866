import {
  KeyHint,
  useAdminHost,
  useAttempt,
  useForget,
  useKeysOn,
  useSingleKeys,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { Read } from '@delebil/core-api/admin'
import { Button, ErrorMessage, TextArea, useForm } from '@delebil/ui'
import { useRef } from 'react'
import { recordTexts as texts } from './reservation-texts.ts'
import * as css from './reservations.css.ts'

const firstName = (name: string | null) => (name ?? texts.nobody).split(' ')[0] ?? ''

/** Answers the member under what was said; Ctrl or ⌘ and Enter sends. */
export function MessageReply({ record }: { readonly record: Read<'reservations'> }) {
  const { api, organizationId: orgId, holdUnsaved } = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const box = useRef<HTMLDivElement>(null)
  const [areKeysOn] = useKeysOn()
  useSingleKeys(areKeysOn, { r: () => box.current?.querySelector('textarea')?.focus() })
  const form = useForm<{ readonly text: string }, Refusal, unknown>({
    initial: { text: '' },
    hold: holdUnsaved,
    check: ({ text }) => ({ text: text.trim() === '' ? texts.required : undefined }),
    send: ({ text }) => {
      const body = { reservationId: record.id, text: text.trim() }
      return api.create('messages', body, { orgId }, { idempotencyKey: attempt.keyFor(body) })
    },
    savedAs: () => ({ text: '' }),
    onDone: () => {
      attempt.end()
      for (const key of ['messages', 'reservations']) void forget(key)
      say({ tone: 'info', text: texts.sent })
    },
  })
  return (
    <form {...form.props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it hears the keys, and this what it lets through */}
      <div
        ref={box}
        className={css.reply}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit()
        }}
      >
        <TextArea label={texts.reply(firstName(record.person))} maxLength={2000} {...form.field('text')} />
        <div className={css.send}>
          <Button {...form.button} aria-keyshortcuts="R">
            {texts.send} <KeyHint keys={['R']} />
          </Button>
        </div>
      </div>
      <ErrorMessage>{form.problem}</ErrorMessage>
    </form>
  )
}
