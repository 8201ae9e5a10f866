import { type AdminKey, type AdminResource, adminResources } from '@delebil/core-api/admin'
import { ComboBox, type Option, TextField } from '@delebil/ui'
import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@delebil/validation/constants'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { mayAny, titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { useRecord } from '../use-record.ts'
import { useOptions } from './use-options.ts'
import { useSettled } from './use-settled.ts'

const DEBOUNCE_MS = 300
const debounceOf = (of: AdminKey): number => (of === 'products' ? PRODUCT_SEARCH_DEBOUNCE_MS : DEBOUNCE_MS)

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
  const q = useSettled(typed === shown ? '' : (typed ?? ''), debounceOf(of))
  const isAmong = among.length > 0 && (q === '' || !maySearch)
  const { options: found, isLoading } = useOptions(of, isAmong ? undefined : q)
  const options = isAmong ? among : found
  return (
    <ComboBox
      {...field}
      isFiltered
      takesOnly={q !== '' && q === typed && !isLoading}
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
