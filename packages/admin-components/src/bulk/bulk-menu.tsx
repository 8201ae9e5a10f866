import { BULK_MAX } from '@delebil/core-api/admin'
import { MenuButton, type MenuEntry } from '@delebil/ui'
import { Pencil, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, type Screen } from '../screen.ts'
import { fieldsToChange } from './bulk-choice.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkTarget, BulkTask } from './bulk-job.ts'
import { bulkTexts } from './bulk-texts.ts'

interface BulkMenuProps {
  readonly screen: Screen
  readonly target: BulkTarget
  /** None: nothing is offered, but what was begun is finished. */
  readonly count: number
  readonly onDone: () => void
}

/** What can be done with all that are chosen; nothing for who may not write. */
export function BulkMenu({ screen, target, count, onDone }: BulkMenuProps) {
  const { resource, bulk = [] } = screen
  const { permissions } = useAdminHost()
  const [asked, setAsked] = useState<{ readonly task: BulkTask | undefined; readonly target: BulkTarget }>()
  const mayWrite = resource.write !== undefined && mayAny(permissions, resource.write)
  if (!mayWrite || (!resource.can?.change && !resource.can?.remove)) return null
  const isTooMany = count > BULK_MAX
  const note = isTooMany ? { note: bulkTexts.tooMany(BULK_MAX), isDisabled: true } : {}
  const entries: MenuEntry[] = [
    ...(resource.can.change ? bulk.map(({ key, label, icon = Zap }) => ({ id: key, label, icon, ...note })) : []),
    ...(resource.can.change && fieldsToChange(screen).length > 0
      ? [{ id: 'change', label: bulkTexts.changeField, icon: Pencil, ...note }]
      : []),
    ...(resource.can.remove
      ? [{ id: 'remove', label: bulkTexts.remove, icon: Trash2, isDanger: true, startsGroup: true, ...note }]
      : []),
  ]
  const press = (id: string) => {
    const preset = bulk.find(({ key }) => key === id)
    if (preset) return setAsked({ target, task: { action: 'change', values: preset.values } })
    setAsked({ target, task: id === 'remove' ? { action: 'remove' } : undefined })
  }
  return (
    <>
      {count > 0 && <MenuButton label={bulkTexts.menu} entries={entries} onAction={press} />}
      {asked && (
        <BulkDialog
          screen={screen}
          target={asked.target}
          task={asked.task}
          onClose={(isDone) => {
            setAsked(undefined)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
