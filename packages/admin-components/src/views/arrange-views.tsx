import type { SavedView } from '@delebil/core-api/admin'
import { Banner, Checkbox, ConfirmDialog, Inline, Modal, PlainIconButton, Stack, TextField } from '@delebil/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../texts.ts'
import type { useViews } from './use-views.ts'
import * as css from './views.css.ts'
import { viewsTexts } from './views-texts.ts'

type Kept = ReturnType<typeof useViews>

/** One's own views: their names, order, who sees them and which comes first. */
export function ArrangeViews({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  const mine = kept.views.filter(({ isMine }) => isMine)
  const [leaving, setLeaving] = useState<SavedView>()
  const move = async (from: number, to: number) => {
    const order = mine.map((view) => view)
    order.splice(to, 0, ...order.splice(from, 1))
    for (const [position, view] of order.entries()) {
      if (view.position !== position) await kept.change(view, { position })
    }
  }
  return (
    <Modal isOpen heading={viewsTexts.arrangeHeading} onClose={onClose}>
      <Stack gapPx={12}>
        {kept.message !== undefined && <Banner tone="error" title={kept.message} />}
        {mine.length === 0 && <p className={css.muted}>{viewsTexts.noViews}</p>}
        <ul className={css.list}>
          {mine.map((view, at) => (
            <li key={view.id} className={css.item}>
              <ViewName view={view} kept={kept} />
              <Checkbox isSelected={view.isShared} onChange={(isShared) => void kept.change(view, { isShared })}>
                {viewsTexts.share}
              </Checkbox>
              <Checkbox isSelected={view.isDefault} onChange={(isDefault) => void kept.change(view, { isDefault })}>
                {viewsTexts.showFirst}
              </Checkbox>
              <Inline gapPx={4}>
                <PlainIconButton
                  icon={ArrowUp}
                  label={texts.up(view.name)}
                  isDisabled={at === 0 || kept.isBusy}
                  onPress={() => void move(at, at - 1)}
                />
                <PlainIconButton
                  icon={ArrowDown}
                  label={texts.down(view.name)}
                  isDisabled={at === mine.length - 1 || kept.isBusy}
                  onPress={() => void move(at, at + 1)}
                />
                <PlainIconButton
                  icon={Trash2}
                  label={viewsTexts.deleteView(view.name)}
                  onPress={() => setLeaving(view)}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isPending={kept.isBusy}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void kept.remove(leaving).then(() => setLeaving(undefined))
        }}
      >
        {leaving && viewsTexts.deleteQuestion(leaving.name)}
      </ConfirmDialog>
    </Modal>
  )
}

/** A name is saved when it is left. */
function ViewName({ view, kept }: { view: SavedView; kept: Kept }) {
  const [name, setName] = useState(view.name)
  const save = () => {
    const next = name.trim()
    if (next !== '' && next !== view.name) void kept.change(view, { name: next })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={viewsTexts.viewName}
        value={name}
        onChange={setName}
        onBlur={save}
        maxLength={80}
        autoComplete="off"
        error={name.trim() === '' ? viewsTexts.nameNeeded : undefined}
      />
    </form>
  )
}
