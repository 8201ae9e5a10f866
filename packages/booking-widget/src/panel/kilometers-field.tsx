import { NumberField } from '@delebil/ui'
import { searchTexts } from '../locale/search-texts.ts'

interface KilometersFieldProps {
  readonly kilometers: number
  readonly onChange: (kilometers: number) => void
}

/** How far the person means to drive, beside the price that it changes. */
export function KilometersField({ kilometers, onChange }: KilometersFieldProps) {
  return (
    <NumberField
      label={searchTexts.kilometers}
      isLabelHidden
      value={kilometers}
      onChange={onChange}
      minValue={0}
      maxValue={5000}
      step={10}
      formatOptions={{ style: 'unit', unit: 'kilometer' }}
    />
  )
}
