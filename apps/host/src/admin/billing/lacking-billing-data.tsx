import { mayAny, useAdminChange, useAdminHost, useToast } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, Inline } from '@delebil/ui'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { billingTexts as texts } from './billing-texts.ts'

type Props = Answer<AdminCalls['billing.overview']>['lacking'] & { readonly onAsked: () => void }

/** How many memberships no invoice can be sent to, and one press that asks their owners. */
export function LackingBillingData({ count, toAsk, onAsked }: Props) {
  const { permissions } = useAdminHost()
  const toast = useToast()
  const asking = useAdminChange('memberships.ask-for-billing-data')
  const [isAsking, setIsAsking] = useState(false)
  async function ask(): Promise<void> {
    const result = await asking.send({ body: {} })
    setIsAsking(false)
    toast(
      result.ok
        ? { tone: 'info', text: texts.asked(result.value.asked, result.value.left) }
        : { tone: 'error', text: result.refusal.message },
    )
    if (result.ok) onAsked()
  }
  return (
    <Inline gapPx={8}>
      <span className={css.muted}>{texts.lacking(count, toAsk)}</span>
      {toAsk > 0 && mayAny(permissions, ['BILLING_WRITE']) && (
        <Button isSmall onPress={() => setIsAsking(true)}>
          {texts.ask}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.askQuestion}
        confirmText={texts.ask}
        isPending={asking.state.name === 'pending'}
        onConfirm={() => void ask()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.askText(toAsk)}
      </ConfirmDialog>
    </Inline>
  )
}
