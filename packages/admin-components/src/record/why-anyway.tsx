import { Button, TextField } from '@delebil/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

interface WhyAnywayProps {
  readonly confirmText: string
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** Why something is done all the same, and the press that does it. */
export function WhyAnyway({ confirmText, isPending, onConfirm }: WhyAnywayProps) {
  const [why, setWhy] = useState('')
  const [isTried, setIsTried] = useState(false)
  const confirm = () => {
    setIsTried(true)
    if (why.trim() !== '') onConfirm(why.trim())
  }
  return (
    <>
      <TextField
        label={texts.whyAnyway}
        help={texts.whyHelp}
        value={why}
        onChange={setWhy}
        maxLength={500}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the form's own save, which would only ask again.
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
    </>
  )
}
