import { BULK_MAX, BULK_MAX_IDS } from '@delebil/core-api/admin'
import { Button, MenuButton, type MenuEntry } from '@delebil/ui'
import { History, Pencil, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { BulkTarget, BulkTask } from '../screen/bulk-job.ts'
import { mayAny, type Screen } from '../screen/screen.ts'
import * as css from './bulk.css.ts'
import { fieldsToChange } from './bulk-choice.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { bulkTexts } from './bulk-texts.ts'

/** So many stand beside the menu where there is room. */
const BESIDE = 3

interface BulkMenuProps {
  readonly screen: Screen
  readonly target: BulkTarget
  /** None: nothing is offered, but what was begun is finished. */
  readonly count: number
  readonly onDone: () => void
}

const reasonOf = (target: BulkTarget, count: number): string | undefined => {
  if (count > BULK_MAX) return bulkTexts.tooMany(BULK_MAX)
  return 'ids' in target && count > BULK_MAX_IDS ? bulkTexts.tooManyNamed(BULK_MAX_IDS) : undefined
}

/** What can be done with all that are chosen; nothing for who may not write. */
export function BulkMenu({ screen, target, count, onDone }: BulkMenuProps) {
  const { resource, bulk = [] } = screen
  const { permissions, bulkRunsAddress } = useAdminHost()
  const [asked, setAsked] = useState<{ readonly task: BulkTask | undefined; readonly target: BulkTarget }>()
  const { change, remove } = resource.can ?? {}
  const presets = bulk.filter(({ access }) => mayAny(permissions, access))
  const mayWrite = resource.write !== undefined && mayAny(permissions, resource.write)
  const isOffered = mayWrite && (change === true || remove === true || presets.length > 0)
  // What is being filled in stays, whatever becomes of the right to send it.
  if (!isOffered && !asked) return null
  const reason = reasonOf(target, count)
  const note = reason === undefined ? {} : { note: reason, isDisabled: true }
  const entries: MenuEntry[] = [
    ...presets.map(({ key, label, icon = Zap }) => ({ id: key, label, icon, ...note })),
    ...(change && fieldsToChange(screen).length > 0
      ? [{ id: 'change', label: bulkTexts.changeField, icon: Pencil, ...note }]
      : []),
    ...(remove
      ? [{ id: 'remove', label: bulkTexts.remove, icon: Trash2, isDanger: true, startsGroup: true, ...note }]
      : []),
    ...(bulkRunsAddress
      ? [
          {
            id: 'earlier',
            label: bulkTexts.earlier,
            icon: History,
            startsGroup: true,
            href: bulkRunsAddress(resource.key),
          },
        ]
      : []),
  ]
  const press = (id: string) => {
    if (id === 'earlier') return
    const preset = bulk.find(({ key }) => key === id)
    if (preset) return setAsked({ target, task: preset.task })
    setAsked({ target, task: id === 'remove' ? { action: 'remove' } : undefined })
  }
  return (
    <>
      {isOffered && count > 0 && (
        <>
          {reason === undefined &&
            presets.slice(0, BESIDE).map(({ key, label, icon = Zap }) => (
              <span key={key} className={css.beside}>
                <Button isSmall icon={icon} onPress={() => press(key)}>
                  {label}
                </Button>
              </span>
            ))}
          <MenuButton label={bulkTexts.menu} entries={entries} onAction={press} />
        </>
      )}
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
