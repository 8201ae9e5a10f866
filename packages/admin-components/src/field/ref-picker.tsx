import type { AnyRecord } from '@delebil/core-api/admin'
import { type AdminKey, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { ComboBox, type Option, TextField } from '@delebil/ui'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useRecord } from '../use-record.ts'
import { formatValue } from './format-value.ts'
import { useSettled } from './use-settled.ts'

const DEBOUNCE_MS = 300
const FOUND = 20

export interface RefPickerProps {
  readonly label: string
  readonly of: AdminKey
  /** The id chosen; empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly help?: string | undefined
  /** Those that it is likely to be: offered before anything is typed. */
  readonly among?: readonly Option[] | undefined
}

/** Finds a record of another kind by typing; the server searches. Who may not read them writes the id. */
export function RefPicker(props: RefPickerProps) {
  const resource = adminResources[props.of]
  const { permissions } = useAdminHost()
  const maySearch = mayAny(permissions, resource.read)
  const { of: _, among = [], ...field } = props
  if (maySearch || among.length > 0)
    return <FoundRef {...props} resource={resource} maySearch={maySearch} among={among} />
  return <TextField {...field} help={field.help ?? texts.noSearchHere} inputMode="numeric" autoComplete="off" />
}

interface FoundRefProps extends RefPickerProps {
  readonly resource: AdminResource
  /** Else only those that it is likely to be are offered. */
  readonly maySearch: boolean
  readonly among: readonly Option[]
}

function FoundRef({ of, value, onChange, resource, maySearch, among, ...field }: FoundRefProps) {
  const likely = among.find(({ id }) => id === value)
  const { data: chosen } = useRecord(of, value === '' || likely || !maySearch ? undefined : Number(value))
  // Known from the moment it is chosen: another text in the field, if only for a moment, would open the list again.
  const [named, setNamed] = useState({ id: '', title: '' })
  const kept = named.id === value ? named.title : value
  const shown = likely?.label ?? (chosen ? titleOf(resource, chosen) : kept)
  const [typed, setTyped] = useState<string>()
  const q = useSettled(typed === shown ? '' : (typed ?? ''), DEBOUNCE_MS)
  const isAmong = among.length > 0 && (q === '' || !maySearch)
  const { data: found = [], isLoading } = useFound(of, isAmong ? undefined : q)
  const options = isAmong
    ? among
    : found.map((record) => ({
        id: String(record.id),
        label: titleOf(resource, record),
        note: noteOf(resource, record),
        isFound: true,
      }))
  return (
    <ComboBox
      {...field}
      isFiltered
      isLoading={isLoading}
      options={options}
      value={value === '' ? null : value}
      inputValue={typed ?? shown}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '') onChange('')
      }}
      onBlur={() => setTyped(undefined)}
      onChange={(id) => {
        if (id === null) return
        setNamed({ id, title: options.find((one) => one.id === id)?.label ?? id })
        setTyped(undefined)
        onChange(id)
      }}
    />
  )
}

function noteOf({ fields, note = [] }: AdminResource, record: AnyRecord): string | undefined {
  const words = note.map((name) => (fields[name] ? formatValue(fields[name], record[name]) : ''))
  return words.filter((word) => word !== '').join(' · ') || undefined
}

function useFound(key: AdminKey, q: string | undefined) {
  const { api, organizationId: orgId } = useAdminHost()
  const ask =
    key &&
    (async (): Promise<readonly AnyRecord[]> =>
      answerOf(await api.list(key, { orgId, q: q || undefined, size: FOUND })).data)
  return useAsked(keyOf(`${key}.found`, q, orgId), ask, { keepPreviousData: true, revalidateOnFocus: false })
}
