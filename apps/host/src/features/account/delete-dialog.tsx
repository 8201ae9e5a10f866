import { Button, ErrorMessage, Inline, Modal, TextField } from '@delebil/ui'
import { checkRequired } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { fieldTexts } from '../../site/form/field-texts.ts'
import { useForm } from '../../site/form/use-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const { mine } = accountTexts

/** Asks for the password before everything is deleted; says why where it can't be. */
export function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { api, session } = useSite()
  const form = useForm({
    initial: { currentPassword: '' },
    checks: hasPassword ? { currentPassword: checkRequired } : {},
    send: ({ currentPassword }) => api.deletePerson({ body: hasPassword ? { currentPassword } : {} }),
    onDone: () => session.clear(),
  })
  return (
    <Modal isOpen onClose={onClose} heading={mine.deleteHeading} size="small" role="alertdialog">
      <form className={css.form} onSubmit={form.onSubmit} noValidate>
        <p className={css.paragraph}>{mine.deleteWarning}</p>
        {hasPassword && (
          <TextField
            label={fieldTexts.currentPassword}
            type="password"
            autoComplete="current-password"
            autoFocus
            {...form.field('currentPassword')}
          />
        )}
        <ErrorMessage>{form.refusal?.message}</ErrorMessage>
        <Inline justify="end">
          <Button onPress={onClose}>{mine.cancel}</Button>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {mine.delete}
          </Button>
        </Inline>
      </form>
    </Modal>
  )
}
