import { mayAny, useAdminChange, useAdminHost, useForget, useToast } from '@delebil/admin-components'
import { collectionFileAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline } from '@delebil/ui'
import { osloDateText } from '@delebil/validation/time'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { reminderTexts as texts } from './reminder-texts.ts'

/** Over the reminders: look for more now, and the file of those that go to debt collection. */
export function ReminderTools() {
  const { download, now, organizationId, permissions } = useAdminHost()
  const toast = useToast()
  const forget = useForget()
  const looking = useAdminChange('reminders.propose')
  const [problem, setProblem] = useState<string>()
  const look = async () => {
    const answer = await looking.send({})
    if (answer.ok) toast({ tone: 'info', text: texts.looked(answer.value.proposed) })
    else setProblem(answer.refusal.message)
    await forget('reminders')
  }
  const fetchFile = async () =>
    setProblem(await download(collectionFileAddress(organizationId), texts.collectionName(osloDateText(now()))))
  return (
    <Inline gapPx={12}>
      {mayAny(permissions, ['BILLING_WRITE']) && (
        <Button isSmall icon={RefreshCw} onPress={() => void look()}>
          {texts.look}
        </Button>
      )}
      <Button isSmall icon={Download} onPress={() => void fetchFile()}>
        {texts.collection}
      </Button>
      <p className={css.muted}>{texts.lead}</p>
      <ErrorMessage>{problem}</ErrorMessage>
    </Inline>
  )
}
