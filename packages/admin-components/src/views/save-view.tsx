import type { SavedView } from '@delebil/core-api/admin'
import { Banner, Checkbox, FormDialog, TextField, useForm } from '@delebil/ui'
import { useAdminHost } from '../admin-host.ts'
import type { useViews } from './use-views.ts'
import { viewQuery } from './view-query.ts'
import { viewsTexts } from './views-texts.ts'

interface SaveViewProps {
  readonly kept: ReturnType<typeof useViews>
  readonly onClose: () => void
  readonly onSaved: (view: SavedView) => void
}

/** Keeps the list as it stands now under a name. */
export function SaveView({ kept, onClose, onSaved }: SaveViewProps) {
  const { query } = useAdminHost()
  const form = useForm({
    initial: { name: '', isShared: false, isDefault: false },
    check: ({ name }) => ({ name: name.trim() === '' ? viewsTexts.nameNeeded : undefined }),
    send: async (view) => {
      const saved = await kept.create({ ...view, name: view.name.trim(), query: viewQuery(query) })
      if (saved) onSaved(saved.entity)
    },
  })
  const { isShared, isDefault } = form.values
  return (
    <FormDialog
      size="small"
      heading={viewsTexts.saveView.replace(' …', '')}
      form={form}
      submit={viewsTexts.save}
      onClose={onClose}
    >
      <TextField autoFocus label={viewsTexts.viewName} maxLength={80} autoComplete="off" {...form.field('name')} />
      <Checkbox isSelected={isShared} onChange={(next) => form.set({ isShared: next })}>
        {viewsTexts.share}
      </Checkbox>
      <Checkbox isSelected={isDefault} onChange={(next) => form.set({ isDefault: next })}>
        {viewsTexts.showFirst}
      </Checkbox>
      {kept.message !== undefined && <Banner tone="error" title={kept.message} />}
    </FormDialog>
  )
}
