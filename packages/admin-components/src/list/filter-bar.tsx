import {
  type Field,
  type FieldKind,
  type FilterOperator,
  type FilterToken,
  filterOperators,
} from '@delebil/core-api/admin'
import { Button, Popover, Select } from '@delebil/ui'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { FieldInput } from '../field/field-input.tsx'
import { formatValue } from '../field/format-value.ts'
import { type DraftValue, readDraft } from '../screen/draft.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { word } from '../word.css.ts'
import * as css from './list.css.ts'

interface FilterProps {
  readonly screen: Screen
  readonly filter: readonly FilterToken[]
  readonly onChange: (filter: readonly FilterToken[]) => void
}

const yesNo = { [String(true)]: texts.yes, [String(false)]: texts.no }
const asOptions = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([id, label]) => ({ id, label }))

/** Adds one token: a field, what is asked of it, and a value. */
export function FilterButton({ screen, filter, onChange }: FilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={texts.addFilter}
      trigger={
        <Button icon={ListFilter}>
          <span className={word}>{texts.filter}</span>
        </Button>
      }
    >
      <FilterForm
        screen={screen}
        onDone={(token) => {
          if (!filter.some((other) => JSON.stringify(other) === JSON.stringify(token))) onChange([...filter, token])
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}

// Part of a text need not be a whole one; a filter takes one value at a time.
const single: Partial<Record<FieldKind, FieldKind>> = {
  'long-text': 'text',
  choices: 'choice',
  names: 'named',
  refs: 'ref',
}

function FilterForm({ screen, onDone }: { screen: Screen; onDone: (token: FilterToken) => void }) {
  const fields = Object.entries(screen.resource.fields).filter(([, { filter }]) => filter)
  const [name, setName] = useState(fields[0]?.[0] ?? '')
  const field = screen.resource.fields[name]
  const operators = field ? filterOperators(field) : []
  const [wanted, setWanted] = useState<FilterOperator>('is')
  const operator = operators.includes(wanted) ? wanted : (operators[0] ?? 'is')
  const [value, setValue] = useState<DraftValue>('')
  const [error, setError] = useState<string>()
  if (!field) return null
  const isYesNo = field.kind === 'flag' || operator === 'empty'
  const { optional: _, ...one } = field
  const asked: Field = { ...one, label: texts.value, input: field.asked, kind: single[field.kind] ?? field.kind }

  const use = () => {
    if (isYesNo) return onDone({ field: name, operator, value: value !== 'false' })
    const read = readDraft(asked, value)
    if ('error' in read) return setError(read.error)
    if (read.value === null || read.value === '') return setError(texts.choose)
    onDone({ field: name, operator, value: read.value })
  }
  return (
    <form
      className={css.popoverForm}
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <Select
        label={texts.field}
        options={fields.map(([id, { label }]) => ({ id, label }))}
        value={name}
        onChange={(next) => {
          setName(next)
          setValue('')
          setError(undefined)
        }}
      />
      {operators.length > 1 && (
        <Select
          label={texts.operator}
          options={operators.map((id) => ({ id, label: texts.operators[id] }))}
          value={operator}
          onChange={(id) => setWanted(id as FilterOperator)}
        />
      )}
      {isYesNo ? (
        <Select
          label={texts.value}
          options={asOptions(yesNo)}
          value={value === 'false' ? 'false' : 'true'}
          onChange={setValue}
        />
      ) : (
        <FieldInput name="value" field={asked} value={value} onChange={setValue} error={error} />
      )}
      <Button type="submit" variant="primary">
        {texts.use}
      </Button>
    </form>
  )
}

interface FilterTokensProps extends FilterProps {
  /** What stands elsewhere over the list is not said twice. */
  readonly isSaid: (token: FilterToken) => boolean
}

/** The tokens in use, each a button that takes it away. */
export function FilterTokens({ screen, filter: all, isSaid, onChange: change }: FilterTokensProps) {
  const filter = all.filter((token) => !isSaid(token))
  const onChange = (rest: readonly FilterToken[]) => change([...all.filter(isSaid), ...rest])
  if (filter.length === 0) return null
  return (
    <div className={css.tokens}>
      {filter.map((token) => {
        const text = formatToken(screen, token)
        return (
          <Button
            key={text}
            isSmall
            icon={X}
            isIconLast
            aria-label={texts.removeFilter(text)}
            onPress={() => onChange(filter.filter((other) => other !== token))}
          >
            {text}
          </Button>
        )
      })}
      {filter.length > 1 && (
        <Button isSmall variant="quiet" onPress={() => onChange([])}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  )
}

/** 'Bilmodell inneholder Yaris'. */
export function formatToken({ resource }: Screen, { field: name, operator, value }: FilterToken): string {
  const field = resource.fields[name]
  const said = operator === 'empty' ? yesNo[String(value)] : field && formatValue(field, value)
  return `${field?.label ?? name} ${texts.operators[operator]} ${said ?? ''}`.trim()
}
