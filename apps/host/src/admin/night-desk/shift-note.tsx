import { useSingleKeys } from '@delebil/admin-components'
import type { NightCase } from '@delebil/core-api/admin'
import { copyText } from '@delebil/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { ActionKey } from './action-key.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { writeShiftNote } from './write-shift-note.ts'

/** What the next shift has to know, ready to be copied. */
export function ShiftNote({ data, hasKeys }: { data: NightCase; hasKeys: boolean }) {
  const [said, setSaid] = useState('')
  const note = writeShiftNote(data, new Date())
  const copy = async () => setSaid((await copyText(note)) ? nightTexts.copied : nightTexts.notCopied)
  useSingleKeys(hasKeys, { k: () => void copy() })
  return (
    <section className={css.list} aria-label={nightTexts.noteLabel}>
      <ActionKey
        label={nightTexts.copy}
        icon={Copy}
        letter="k"
        hasKey={hasKeys}
        why={undefined}
        run={() => void copy()}
      />
      <div role="status" className={css.muted}>
        {said}
      </div>
      <p className={css.note}>{note}</p>
    </section>
  )
}
