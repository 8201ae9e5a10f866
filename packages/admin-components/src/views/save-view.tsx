import type { SavedView } from '@delebil/core-api/admin'
import { Banner, Button, Checkbox, Modal, Stack, TextField } from '@delebil/ui'
import { type FormEvent, useId, useState } from 'react'
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
  const form = useId()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isDefault, setIsDefault] = useState(false)
  const [error, setError] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(viewsTexts.nameNeeded)
    const saved = await kept.create({ name: name.trim(), query: viewQuery(query), isShared, isDefault })
    if (saved) onSaved(saved.entity)
  }
  return (
    <Modal
      isOpen
      size="small"
      heading={viewsTexts.saveView.replace(' …', '')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" isPending={kept.isBusy}>
          {viewsTexts.save}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack gapPx={16}>
          <TextField
            autoFocus
            label={viewsTexts.viewName}
            value={name}
            error={error}
            maxLength={80}
            autoComplete="off"
            onChange={(text) => {
              setName(text)
              setError(undefined)
            }}
          />
          <Checkbox isSelected={isShared} onChange={setIsShared}>
            {viewsTexts.share}
          </Checkbox>
          <Checkbox isSelected={isDefault} onChange={setIsDefault}>
            {viewsTexts.showFirst}
          </Checkbox>
          {kept.message !== undefined && <Banner tone="error" title={kept.message} />}
        </Stack>
      </form>
    </Modal>
  )
}
