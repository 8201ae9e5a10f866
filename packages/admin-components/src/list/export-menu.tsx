import { Banner, Button, Popover, RadioGroup } from '@delebil/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import type { ListState } from '../views/list-state.ts'
import { word } from '../word.css.ts'
import * as css from './list.css.ts'
import { listTexts } from './list-texts.ts'
import type { Selection } from './selection.ts'
import { useExport } from './use-export.ts'

const formats = ['csv', 'xlsx'] as const
// What one sheet of a workbook holds under its head.
const SHEET_ROWS = 1_048_575
// What fits an address.
const MOST_NAMED = 500

interface ExportMenuProps {
  readonly screen: Screen
  readonly state: ListState
  readonly selection: Selection
  /** How many rows match, counted or guessed. */
  readonly total: number
  readonly isExact: boolean
}

/** A list as a spreadsheet: the columns and rows that are wanted, seen as it comes, and broken off if it takes too long. */
export function ExportMenu({ screen, state, selection, total, isExact }: ExportMenuProps) {
  const file = useExport(screen, state, selection)
  const [isOpen, setIsOpen] = useState(false)
  const [columns, setColumns] = useState('shown')
  const [rows, setRows] = useState('picked')
  const [asked, setAsked] = useState({ count: 0, isExact: true })
  const isPicking = !selection.isAll && selection.ids.size > 0 && selection.ids.size <= MOST_NAMED
  const isPicked = isPicking && rows === 'picked'
  const start = (format: (typeof formats)[number]) => {
    setIsOpen(false)
    setAsked(isPicked ? { count: selection.ids.size, isExact: true } : { count: total, isExact })
    void file.start(format, { isWhole: columns === 'all', isPicked })
  }
  return (
    <>
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={texts.export}
        placement="bottom end"
        trigger={
          <Button variant="quiet" icon={Download}>
            <span className={word}>{texts.export}</span>
          </Button>
        }
      >
        <div className={css.popoverForm}>
          {isPicking && (
            <RadioGroup
              label={listTexts.rows}
              options={[
                { id: 'picked', label: listTexts.rowsPicked(selection.ids.size) },
                { id: 'all', label: listTexts.rowsAll },
              ]}
              value={rows}
              onChange={setRows}
            />
          )}
          <RadioGroup
            label={texts.columns}
            options={[
              { id: 'shown', label: listTexts.columnsShown },
              { id: 'all', label: listTexts.columnsAll },
            ]}
            value={columns}
            onChange={setColumns}
          />
          {!isPicked && total > SHEET_ROWS && <p className={css.hint}>{listTexts.manyRows(SHEET_ROWS)}</p>}
          {formats.map((format) => (
            <Button key={format} isDisabled={file.isBusy} onPress={() => start(format)}>
              {listTexts.formats[format]}
            </Button>
          ))}
        </div>
      </Popover>
      {file.isBusy && (
        <span className={css.coming}>
          <span role="status">{texts.exporting}</span>
          <span>{listTexts.rowsOf(file.rows, asked.count, asked.isExact)}</span>
          <Button isSmall variant="quiet" onPress={file.stop}>
            {listTexts.stop}
          </Button>
        </span>
      )}
      {file.said !== undefined && <Banner tone="error" title={file.said} onClose={file.hush} />}
    </>
  )
}
