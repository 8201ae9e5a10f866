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
import { usePassages } from './use-passages.ts'

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

const noted = (reason: string | undefined) => (reason === undefined ? {} : { note: reason, isDisabled: true })

/** What is changed of them; nothing for who may not write. */
function useTasks({ resource, bulk = [], ...screen }: Screen, reason: string | undefined) {
  const { permissions, bulkRunsAddress } = useAdminHost()
  const { change, remove } = resource.can ?? {}
  const presets = bulk.filter(({ access }) => mayAny(permissions, access))
  const mayWrite = resource.write !== undefined && mayAny(permissions, resource.write)
  if (!mayWrite || (change !== true && remove !== true && presets.length === 0)) return { presets: [], entries: [] }
  const canChange = change && fieldsToChange({ resource, ...screen }).length > 0
  const entries: MenuEntry[] = [
    ...presets.map(({ key, label, icon = Zap }) => ({ id: key, label, icon, ...noted(reason) })),
    ...(canChange ? [{ id: 'change', label: bulkTexts.changeField, icon: Pencil, ...noted(reason) }] : []),
    ...(remove
      ? [{ id: 'remove', label: bulkTexts.remove, icon: Trash2, isDanger: true, startsGroup: true, ...noted(reason) }]
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
  return { presets, entries }
}

/** What can be done with all that are chosen. */
export function BulkMenu({ screen, target, count, onDone }: BulkMenuProps) {
  const [asked, setAsked] = useState<{ readonly task: BulkTask | undefined; readonly target: BulkTarget }>()
  const reason = reasonOf(target, count)
  const passages = usePassages(screen, target, count)
  const { presets, entries } = useTasks(screen, reason)
  const ways = passages.map(({ key, label, icon = Zap, note }) => ({ id: key, label, icon, ...noted(note) }))
  const all = [...ways, ...entries]
  const press = (id: string) => {
    if (id === 'earlier') return
    const passage = passages.find(({ key }) => key === id)
    if (passage) return void passage.go()
    const preset = presets.find(({ key }) => key === id)
    if (preset) return setAsked({ target, task: preset.task })
    setAsked({ target, task: id === 'remove' ? { action: 'remove' } : undefined })
  }
  const open = [...passages.filter(({ note }) => note === undefined), ...(reason === undefined ? presets : [])]
  return (
    <>
      {all.length > 0 && count > 0 && (
        <>
          {open.slice(0, BESIDE).map(({ key, label, icon = Zap }) => (
            <span key={key} className={css.beside}>
              <Button isSmall icon={icon} onPress={() => press(key)}>
                {label}
              </Button>
            </span>
          ))}
          <MenuButton label={bulkTexts.menu} entries={all} onAction={press} />
        </>
      )}
      {/* What is being filled in stays, whatever becomes of the right to send it. */}
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
