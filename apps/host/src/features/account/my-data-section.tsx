import type { OwnPerson } from '@delebil/core-api'
import { Button, ErrorMessage } from '@delebil/ui'
import { osloDateText } from '@delebil/validation/time'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import * as css from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { accountTexts } from './account-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { saveFile } from './save-file.ts'

const { mine } = accountTexts

/** Everything about the person as a file, and the way out. */
export function MyDataSection({ person }: { person: OwnPerson }) {
  const { api, now } = useSite()
  const [isExporting, setIsExporting] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [message, setMessage] = useState<string>()

  async function exportAll(): Promise<void> {
    setIsExporting(true)
    const result = await api.exportPerson()
    setIsExporting(false)
    setMessage(result.ok ? undefined : result.refusal.message)
    if (result.ok) saveFile(`delebil-${osloDateText(now())}.json`, result.value)
  }
  return (
    <SectionCard heading={mine.heading}>
      <p className={css.paragraph}>{mine.exportText}</p>
      <ErrorMessage>{message}</ErrorMessage>
      <div>
        <Button isPending={isExporting} onPress={() => void exportAll()}>
          {mine.export}
        </Button>
      </div>
      <p className={css.paragraph}>{mine.deleteText}</p>
      <div>
        <Button onPress={() => setIsDeleting(true)}>{mine.delete}</Button>
      </div>
      {isDeleting && <DeleteDialog hasPassword={person.hasPassword} onClose={() => setIsDeleting(false)} />}
    </SectionCard>
  )
}
