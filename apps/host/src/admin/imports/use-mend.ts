import { useAdminChange, useForget, useToast } from '@delebil/admin-components'
import { type ImportRow, importRowStates, type Read } from '@delebil/core-api/admin'
import { useState } from 'react'
import { importTexts as texts } from './import-texts.ts'

type Mending = Pick<ImportRow['suggestions'][number], 'cells' | 'answer'>

/** Writes other cells in a row, or answers what it asks; what became of it is said. */
export function useMend({ id }: Pick<Read<'import-runs'>, 'id'>, onMended: () => Promise<void>) {
  const changing = useAdminChange('import-runs.mend')
  const [busy, setBusy] = useState<number>()
  const toast = useToast()
  const forget = useForget()
  const send = async ({ rowNumber }: Pick<ImportRow, 'rowNumber'>, { cells, answer }: Mending) => {
    setBusy(rowNumber)
    const body = { ...(cells && { cells }), ...(answer !== undefined && { answer }) }
    const sent = await changing.send({ params: { id, row: rowNumber }, body })
    setBusy(undefined)
    if (!sent.ok) {
      toast({ tone: 'error', text: sent.refusal.message })
      // Somebody may have done something else with it: as it is now.
      await onMended()
      await forget('import-runs')
      return
    }
    const { state, text } = sent.value.entity
    toast({ tone: 'info', text: [texts.saved(rowNumber, importRowStates[state]), text].filter(Boolean).join('. ') })
    await onMended()
    await forget('import-runs')
  }
  return { send, busy }
}
