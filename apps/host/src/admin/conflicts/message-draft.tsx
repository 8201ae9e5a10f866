import { mayAny, useAdminHost } from '@delebil/admin-components'
import type { Resolution } from '@delebil/core-api/admin'
import { Button, Checkbox, copyText, Inline, LinkButton, Stack, TextArea } from '@delebil/ui'
import { smsParts, toSmsText } from '@delebil/validation'
import { Copy, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { smsAt } from '../shared/sms-at.ts'
import { conflictTexts as texts } from './conflict-texts.ts'
import * as css from './conflicts.css.ts'
import type { Draft } from './resolution-plan.ts'

interface MessageDraftProps {
  readonly message: Resolution['messages'][number]
  readonly draft: Draft
  readonly isWrong: boolean
  readonly onChange: (draft: Draft) => void
}

/** What one member is told: a draft to write in, to send or not, and to take along as a text message. */
export function MessageDraft({
  message: { person, phone, reservationId },
  draft,
  isWrong,
  onChange,
}: MessageDraftProps) {
  const { permissions } = useAdminHost()
  const [copied, setCopied] = useState<boolean>()
  const name = person ?? texts.nobody
  const copy = async () => setCopied(await copyText(draft.text))
  return (
    <Stack gapPx={8}>
      <Checkbox isSelected={draft.isSent} onChange={(isSent) => onChange({ ...draft, isSent })}>
        {texts.tell(name)}
      </Checkbox>
      {draft.isSent && (
        <>
          <TextArea
            label={texts.message(name)}
            value={draft.text}
            onChange={(text) => onChange({ ...draft, text })}
            maxLength={2000}
            help={texts.length(draft.text.length, smsParts(toSmsText(draft.text).text).parts)}
            {...(isWrong && { error: texts.messageRequired })}
          />
          <Inline gapPx={8}>
            <Button isSmall icon={Copy} onPress={() => void copy()}>
              {texts.copy}
            </Button>
            {phone !== null && mayAny(permissions, ['MESSAGE_WRITE']) && (
              <LinkButton
                isSmall
                icon={MessageSquare}
                href={smsAt({ reservations: [reservationId], text: draft.text })}
              >
                {texts.openSms}
              </LinkButton>
            )}
          </Inline>
          <span role="status" className={css.muted}>
            {copied === undefined ? '' : copied ? texts.copied : texts.notCopied}
          </span>
        </>
      )}
    </Stack>
  )
}
