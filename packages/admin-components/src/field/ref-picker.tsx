import { type AdminKey, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { ComboBox, TextField } from '@delebil/ui'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { ask, type Refused } from '../ask.ts'
import { mayAny, titleOf } from '../screen.ts'
import { texts } from '../texts.ts'
import { keyOf, useRecord } from '../use-record.ts'

const DEBOUNCE_MS = 300
const FOUND = 20

export interface RefPickerProps {
  readonly label: string
  readonly of: string
  /** The id chosen; empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** Finds a record of another kind by typing; the server searches. Who may not read them writes the id. */
export function RefPicker(props: RefPickerProps) {
  const resource = adminResources[props.of as AdminKey] as unknown as AdminResource
  const { permissions } = useAdminHost()
  if (mayAny(permissions, resource.read)) return <FoundRef {...props} resource={resource} />
  const { of: _, ...field } = props
  return <TextField {...field} help={texts.noSearchHere} inputMode="numeric" autoComplete="off" />
}

function FoundRef({ of, value, onChange, resource, ...field }: RefPickerProps & { readonly resource: AdminResource }) {
  const key = of as AdminKey
  const { data: chosen } = useRecord(key, value === '' ? undefined : Number(value))
  // Known from the moment it is chosen: another text in the field, if only for a moment, would open the list again.
  const [named, setNamed] = useState({ id: '', title: '' })
  const shown = chosen ? titleOf(resource, chosen) : named.id === value ? named.title : value
  const [typed, setTyped] = useState<string>()
  const q = useDebounced(typed === shown ? '' : (typed ?? ''))
  const { data: found = [], isLoading } = useFound(key, q)
  return (
    <ComboBox
      {...field}
      isFiltered
      isLoading={isLoading}
      options={found.map((record) => ({ id: String(record.id), label: titleOf(resource, record), isFound: true }))}
      value={value === '' ? null : value}
      inputValue={typed ?? shown}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '') onChange('')
      }}
      onBlur={() => setTyped(undefined)}
      onChange={(id) => {
        if (id === null) return
        const record = found.find((one) => String(one.id) === id)
        setNamed({ id, title: record ? titleOf(resource, record) : id })
        setTyped(undefined)
        onChange(id)
      }}
    />
  )
}

function useFound(key: AdminKey, q: string) {
  const { api, organizationId: orgId } = useAdminHost()
  return useSWR<readonly AnyRecord[], Refused>(
    keyOf(orgId, key, 'found', q),
    async () => (await ask(api.list(key, { orgId, q: q || undefined, size: FOUND }))).data as unknown as AnyRecord[],
    { keepPreviousData: true, revalidateOnFocus: false },
  )
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
