import type { DeadMail } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, Inline } from '@delebil/ui'
import { useState } from 'react'
import { systemTexts as own } from './system-texts.ts'
import { useDeadMail } from './use-system-mails.ts'

/** What staff can do with a mail that was given up. */
export function DeadMailActions({ mail }: { readonly mail: DeadMail }) {
  const [isAsking, setIsAsking] = useState(false)
  const again = useDeadMail('system.send-mail-again')
  const discard = useDeadMail('system.discard-mail')
  const kind = own.kinds[mail.kind]
  async function confirm(): Promise<void> {
    await discard.act(mail)
    setIsAsking(false)
  }
  return (
    <Inline>
      <Button
        isSmall
        aria-label={own.sendAgainTo(kind, mail.to)}
        isPending={again.isPending}
        onPress={() => void again.act(mail)}
      >
        {own.sendAgain}
      </Button>
      <Button isSmall aria-label={own.discardTo(kind, mail.to)} onPress={() => setIsAsking(true)}>
        {own.discard}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={own.discardQuestion}
        confirmText={own.discard}
        isPending={discard.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {own.discardText(kind, mail.to)}
      </ConfirmDialog>
    </Inline>
  )
}
