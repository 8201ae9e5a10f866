import { NumberField, Stack, ToggleChip } from '@delebil/ui'
import { useSnapshot } from 'valtio'
import { searchTexts } from '../locale/search-texts.ts'
import { ChipRow } from './chip-row.tsx'
import { describeHowFar } from './describe-search.ts'
import type { Search } from './model.ts'
import { chips } from './when-fields.css.ts'

/** 0: not known. */
const quickDistances = [0, 20, 50, 100, 200]
const LONGEST_KM = 5000

/** How far the trip is, for the prices of the list. */
export function HowFarFields({ search }: { readonly search: Search }) {
  const { kilometerEstimate } = useSnapshot(search.state)
  return (
    <Stack gapPx={16}>
      <ChipRow label={searchTexts.quickDistances} className={chips}>
        {quickDistances.map((kilometers) => (
          <ToggleChip
            key={kilometers}
            isSelected={kilometerEstimate === kilometers}
            onChange={() => search.setKilometerEstimate(kilometers)}
          >
            {describeHowFar(kilometers)}
          </ToggleChip>
        ))}
      </ChipRow>
      <NumberField
        label={searchTexts.kilometers}
        help={kilometerEstimate === 0 ? searchTexts.withoutKilometers : searchTexts.withKilometers(kilometerEstimate)}
        value={kilometerEstimate}
        onChange={search.setKilometerEstimate}
        formatOptions={{ style: 'unit', unit: 'kilometer', unitDisplay: 'short' }}
        minValue={0}
        maxValue={LONGEST_KM}
        step={10}
      />
    </Stack>
  )
}
