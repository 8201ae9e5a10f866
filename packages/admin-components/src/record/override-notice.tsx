import { Button, Stack, TextField } from '@delebil/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

interface OverrideNoticeProps {
  readonly confirmText: string
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** A rule that staff pass on purpose, with a reason. */
export function OverrideNotice({ confirmText, isPending, onConfirm }: OverrideNoticeProps) {
  const [why, setWhy] = useState('')
  const [isTried, setIsTried] = useState(false)
  const confirm = () => {
    setIsTried(true)
    if (why.trim() !== '') onConfirm(why.trim())
  }
  return (
    <section className={css.affected} aria-label={confirmText}>
      <Stack gapPx={12}>
        <TextField
          label={texts.whyAnyway}
          help={texts.whyHelp}
          value={why}
          onChange={setWhy}
          maxLength={500}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            confirm()
          }}
          {...(isTried && why.trim() === '' && { error: texts.required })}
        />
        <div>
          <Button variant="danger" isPending={isPending} onPress={confirm}>
            {confirmText}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
