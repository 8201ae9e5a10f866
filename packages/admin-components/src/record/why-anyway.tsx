import { Button, TextField, useForm } from '@delebil/ui'
import { texts } from '../texts.ts'

interface WhyAnywayProps {
  readonly confirmText: string
  readonly isPending: boolean
  readonly onConfirm: (why: string) => void
}

/** Why something is done all the same, and the press that does it. */
export function WhyAnyway({ confirmText, isPending, onConfirm }: WhyAnywayProps) {
  const form = useForm({
    initial: { why: '' },
    check: ({ why }) => ({ why: why.trim() === '' ? texts.required : undefined }),
    send: async ({ why }) => onConfirm(why.trim()),
  })
  return (
    <>
      <TextField
        label={texts.whyAnyway}
        help={texts.whyHelp}
        maxLength={500}
        {...form.field('why')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the form's own save, which would only ask again.
          event.preventDefault()
          void form.submit()
        }}
      />
      <div>
        <Button variant="danger" isPending={isPending} onPress={() => void form.submit()}>
          {confirmText}
        </Button>
      </div>
    </>
  )
}
