import { StateBadge } from '@delebil/admin-components'
import { type ImportRow, importObstacles } from '@delebil/core-api/admin'
import { Button, IconButton, TextField } from '@delebil/ui'
import { CircleAlert, CircleDashed, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as css from './import.css.ts'
import { importTexts as texts } from './import-texts.ts'
import type { useMend } from './use-mend.ts'

interface RowProps {
  readonly row: ImportRow
  readonly fields: readonly { readonly key: string; readonly label: string }[]
  readonly isFocused: boolean
  /** Left out where nothing can be mended. */
  readonly mend: ReturnType<typeof useMend> | undefined
}

/** A row that needs somebody: its cells, what is wrong in a word and a sentence, and the ways out. */
export function ImportRowLine({ row, fields, isFocused, mend }: RowProps) {
  const { rowNumber, cells, field, problem, badge, state, text } = row
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isFocused) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  return (
    <tr ref={line} className={css.row} data-focused={isFocused || undefined}>
      <td className={css.number} data-label={texts.row}>
        {rowNumber}
      </td>
      {fields.map(({ key, label }) => (
        <td key={key} className={cellClass(key)} data-label={label}>
          <span className={key === field ? css.offending : undefined}>{cells[key] || '–'}</span>
        </td>
      ))}
      <td className={css.badge} data-label={texts.why}>
        {problem !== null && (
          <StateBadge
            meaning={state === 'FAILED' ? 'wrong' : 'look'}
            icon={state === 'FAILED' ? CircleAlert : CircleDashed}
          >
            {badge ?? importObstacles[problem]}
          </StateBadge>
        )}
      </td>
      <td className={css.sentence} data-label={texts.suggestion}>
        {text}
      </td>
      <td className={css.cell} data-label={texts.act}>
        {mend && <Ways row={row} label={fields.find(({ key }) => key === field)?.label} mend={mend} />}
      </td>
    </tr>
  )
}

const cellClass = (key: string) => (key === 'amount' ? css.number : key === 'time' ? css.moment : css.cell)

interface WaysProps extends Pick<RowProps, 'row'> {
  readonly label: string | undefined
  readonly mend: ReturnType<typeof useMend>
}

function Ways({ row, label, mend }: WaysProps) {
  const { rowNumber, field, cells, suggestions } = row
  const [isTyping, setTyping] = useState(suggestions.length === 0)
  const [typed, setTyped] = useState(field === null ? '' : (cells[field] ?? ''))
  const isBusy = mend.busy === rowNumber
  return (
    <div className={css.acts}>
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion.label}
          isSmall
          isPending={isBusy}
          aria-label={texts.answer(suggestion.label, rowNumber)}
          onPress={() => void mend.send(row, suggestion)}
        >
          {suggestion.label}
        </Button>
      ))}
      {field !== null && label !== undefined && !isTyping && (
        <IconButton icon={Pencil} label={texts.mendRow(rowNumber)} onPress={() => setTyping(true)} />
      )}
      {field !== null && label !== undefined && isTyping && (
        <form
          className={css.mend}
          onSubmit={(event) => {
            event.preventDefault()
            void mend.send(row, { cells: { [field]: typed } })
          }}
        >
          <TextField label={texts.cell(label, rowNumber)} autoComplete="off" value={typed} onChange={setTyped} />
          <span className={css.whole}>
            <Button isSmall type="submit" isPending={isBusy} aria-label={texts.answer(texts.use, rowNumber)}>
              {texts.use}
            </Button>
          </span>
        </form>
      )}
    </div>
  )
}
