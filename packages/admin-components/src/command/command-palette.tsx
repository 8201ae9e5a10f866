import type { FoundCar, FoundPerson } from '@delebil/core-api/admin'
import { ComboBox, Modal, type Option } from '@delebil/ui'
import { searchText } from '@delebil/validation'
import { CornerDownLeft, FileText, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { texts } from '../texts.ts'
import * as css from './command.css.ts'
import { type Command, useAllCommands } from './commands.ts'
import { readRecent, rememberRecent } from './recent.ts'
import { type FoundCommand, useFoundRecords } from './use-found-records.ts'

export interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Pages that can be gone to, by what the person may see. */
  readonly pages: readonly Command[]
  /** Where a record of a resource is shown; nothing for what has no screen. */
  readonly addressOf: (resource: string, id: number) => string | undefined
  /** What can be done with what is typed itself: a day, say. */
  readonly readTyped?: (typed: string) => readonly Command[]
  /** What is said of the car or the person whose plate, number or phone was typed, before all else, and what can be done, after the records. */
  readonly about?: (found: { readonly cars: readonly FoundCar[]; readonly people: readonly FoundPerson[] }) => {
    readonly said: readonly Command[]
    readonly acts: readonly Command[]
  }
  /** Whether records may be searched at all. */
  readonly maySearch: boolean
}

/** One box for records, pages and what can be done with what is open: type, arrows, Enter. */
export function CommandPalette({ isOpen, onClose, ...props }: CommandPaletteProps) {
  return (
    <Modal isOpen={isOpen} isDismissable heading={texts.palette} onClose={onClose}>
      <PaletteBox {...props} onClose={onClose} />
    </Modal>
  )
}

function PaletteBox({ onClose, pages, addressOf, maySearch, readTyped, about }: Omit<CommandPaletteProps, 'isOpen'>) {
  const host = useAdminHost()
  const allCommands = useAllCommands()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { found, cars, people, isSearching, hasFailed } = useFoundRecords(
    maySearch && host.online ? typed : '',
    addressOf,
  )
  /** Enter came before the answer to what is typed. */
  const [isWanted, setIsWanted] = useState(false)
  const [recent] = useState(() => readRecent(host))
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  const fitting = [...allCommands(), ...pages]
    .filter(({ label, group }) => fits(`${group} ${label}`, typed))
    .toSorted((one, other) => Number(isNamed(other, typed)) - Number(isNamed(one, typed)))
  // Whatever on the page offers it: what is called the same stands together.
  const groups = [...new Set(fitting.map(({ group }) => group))]
  const actions = groups.flatMap((group) => fitting.filter((one) => one.group === group))
  const records = found.map((record) => toCommand(record, texts.found(record.group)))
  const visited = typed === '' ? recent.map((record) => toCommand(record, texts.recent)) : []
  const exact = records.filter((_, index) => found[index]?.isExact)
  const read = typed === '' ? [] : (readTyped?.(typed) ?? [])
  const { said = [], acts = [] } = cars.length + people.length > 0 ? (about?.({ cars, people }) ?? {}) : {}
  const offered = [
    ...said,
    ...exact,
    ...acts,
    ...visited,
    ...read,
    ...actions.slice(0, MOST),
    ...records.filter((one) => !exact.includes(one)),
  ]
  function toCommand(record: FoundCommand, group: string): Command {
    const { id, label, note, href } = record
    const run = () => {
      rememberRecent(host, record)
      host.navigate(href)
    }
    return { id, label, note, group, icon: FileText, run }
  }
  const take = (id: string | null) => {
    const chosen = offered.find((command) => command.id === id)
    if (!chosen || chosen.reason !== undefined) return
    onClose()
    chosen.run()
  }
  const onKey = (event: KeyboardEvent) => {
    // One press closes it, and not only its list.
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else takeFirst(event)
  }
  const takeFirst = (event: KeyboardEvent) => {
    const isChosen = (event.target as HTMLElement).hasAttribute('aria-activedescendant')
    const first = offered.find(({ reason }) => reason === undefined)
    if (event.key !== 'Enter' || isChosen || typed === '') return
    const mustWait = isSearching && exact.length + said.length === 0
    if (!first && !mustWait) return
    event.preventDefault()
    event.stopPropagation()
    if (mustWait) setIsWanted(true)
    else if (first) take(first.id)
  }
  useEffect(() => {
    if (!isWanted || isSearching) return
    setIsWanted(false)
    const first = offered.find(({ reason }) => reason === undefined)
    if (first) take(first.id)
  })
  return (
    <div ref={box} className={css.palette} onKeyDownCapture={onKey}>
      <ComboBox
        label={texts.paletteLabel}
        help={texts.paletteHelp}
        icon={Search}
        isFiltered
        isLoading={isSearching}
        options={offered.map(toOption)}
        value={null}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text)
          setIsWanted(false)
        }}
        onChange={take}
        emptyText={host.online && !hasFailed ? texts.nothingHeading : texts.paletteNoCommand}
      />
      <div role="status">
        {!host.online && maySearch && <p className={css.failure}>{texts.paletteOffline}</p>}
        {host.online && hasFailed && <p className={css.failure}>{texts.paletteFailed}</p>}
      </div>
    </div>
  )
}

const MOST = 30

const fits = (text: string, typed: string): boolean => {
  const words = searchText(typed).toLowerCase().split(' ')
  return words.every((word) => text.toLowerCase().includes(word))
}

/** What is typed is all of its name: it comes before those that only begin so. */
const isNamed = ({ label }: Command, typed: string): boolean => label.toLowerCase() === searchText(typed).toLowerCase()

const toOption = ({ id, label, note, group, icon, reason }: Command): Option => ({
  id,
  label,
  group,
  icon: icon ?? CornerDownLeft,
  note: reason ?? note,
  isDisabled: reason !== undefined,
  isFound: true,
})
