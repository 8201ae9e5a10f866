import { FormDialog, TextField } from '@delebil/ui'
import { checkRequired } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { personFields } from '../../site/form/person-fields.ts'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'

const { mine } = accountTexts

/** Asks for the password before everything is deleted; says why where it can't be. */
export function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { api, session } = useSite()
  const form = useCheckedForm({
    initial: { currentPassword: '' },
    checks: hasPassword ? { currentPassword: checkRequired } : {},
    send: ({ currentPassword }) => api.deletePerson({ body: hasPassword ? { currentPassword } : {} }),
    onDone: () => session.clear(),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      heading={mine.deleteHeading}
      submit={mine.delete}
      isDanger
      size="small"
      role="alertdialog"
    >
      <p className={paragraph}>{mine.deleteWarning}</p>
      {hasPassword && <TextField {...personFields.currentPassword} autoFocus {...form.field('currentPassword')} />}
    </FormDialog>
  )
}
