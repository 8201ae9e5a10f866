import type { CarYear } from '@delebil/core-api'
import { Button, Select } from '@delebil/ui'
import { Download, Printer } from 'lucide-react'
import { saveBlob } from '../../site/page/save-blob.ts'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'
import { toCsv } from './to-csv.ts'

export interface YearToolsProps {
  year: CarYear
  onChoose: (year: number) => void
}

/** Which year, and ways to take it along. */
export function YearTools({ year, onChoose }: YearToolsProps) {
  const save = () => saveBlob(own.fileName(year.year), new Blob([toCsv(year)], { type: 'text/csv;charset=utf-8' }))
  return (
    <div className={css.tools}>
      <div className={css.yearField}>
        <Select
          label={own.year}
          options={year.years.map((each) => ({ id: String(each), label: own.yearOption(each) }))}
          value={String(year.year)}
          onChange={(id) => onChoose(Number(id))}
        />
      </div>
      {year.total.trips > 0 && (
        <>
          <Button icon={Download} onPress={save}>
            {own.download}
          </Button>
          <Button icon={Printer} onPress={() => window.print()}>
            {own.print}
          </Button>
        </>
      )}
    </div>
  )
}
