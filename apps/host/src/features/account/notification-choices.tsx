import type { NotificationChoice, NotificationSettings } from '@delebil/core-api'
import { ChipGroup, Stack } from '@delebil/ui'
import { checkNotificationWays, type NotificationWay, notificationKinds } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { useId, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import * as css from '../../site/page/page.css.ts'
import { notificationTexts as own } from './notification-texts.ts'

type Kind = NotificationChoice['kind']
export interface NotificationChoicesProps {
  settings: NotificationSettings
  onSaved: (settings: NotificationSettings) => void
}

/** By which ways each kind of message comes to the person. A press is kept at once. */
export function NotificationChoices({ settings, onSaved }: NotificationChoicesProps) {
  const { api } = useSite()
  const { choices, smsNumber, enabled, tokens } = settings
  const headingId = useId()
  const [refused, setRefused] = useState<{ kind: Kind; message: string }>()
  // What was pressed and is on its way: the next press builds on it.
  const [pressed, setPressed] = useState<Partial<Record<Kind, readonly NotificationWay[]>>>({})
  const [isSaved, setIsSaved] = useState(false)

  async function choose(kind: Kind, ways: readonly NotificationWay[]): Promise<void> {
    setIsSaved(false)
    const problem = checkNotificationWays(kind, ways)
    if (problem) return setRefused({ kind, message: problemText[problem] })
    setRefused(undefined)
    setPressed((before) => ({ ...before, [kind]: ways }))
    const result = await api.chooseNotificationWays({ body: { kind, ways: [...ways] } })
    setPressed(({ [kind]: _, ...rest }) => rest)
    setIsSaved(result.ok)
    if (result.ok) onSaved(result.value)
    else setRefused({ kind, message: result.refusal.message })
  }
  const canPush = enabled && tokens.some((token) => token.enabled)
  return (
    <section aria-labelledby={headingId}>
      <Stack gapPx={16}>
        <h3 id={headingId} className={css.partTitle}>
          {own.heading}
        </h3>
        <p className={css.muted}>
          {[smsNumber === null ? own.noSms : own.sms(smsNumber), !canPush && own.noPush, own.mail]
            .filter(Boolean)
            .join(' ')}
        </p>
        {choices.map(({ kind, ways }) => (
          <ChipGroup
            key={kind}
            label={own.kinds[kind][0]}
            help={own.kinds[kind][1]}
            error={refused?.kind === kind ? refused.message : undefined}
            options={notificationKinds[kind].ways.map((way) => ({ id: way, label: own.ways[way] }))}
            value={[...(pressed[kind] ?? ways)]}
            onChange={(next) => void choose(kind, next as NotificationWay[])}
          />
        ))}
        <div role="status">{isSaved && <p className={css.done}>{own.saved}</p>}</div>
      </Stack>
    </section>
  )
}
