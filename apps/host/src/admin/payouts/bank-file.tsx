import { useAdminHost } from '@delebil/admin-components'
import { bankFileAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline } from '@delebil/ui'
import { osloDateText } from '@delebil/validation/time'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { payoutTexts as texts } from './payout-texts.ts'

/** What is approved and not paid, as a file for the bank. */
export function BankFile() {
  const { download, now, organizationId } = useAdminHost()
  const [problem, setProblem] = useState<string>()
  const fileName = texts.bankFileName(osloDateText(now()))
  return (
    <Inline gapPx={12}>
      <Button
        isSmall
        icon={Download}
        onPress={() => void download(bankFileAddress(organizationId), fileName).then(setProblem)}
      >
        {texts.bankFile}
      </Button>
      <p className={css.muted}>{texts.bankText}</p>
      <ErrorMessage>{problem}</ErrorMessage>
    </Inline>
  )
}
