import { StateBadge } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { carTexts as texts } from './car-texts.ts'

/** What a car is and where it belongs, beside its number. */
export const CarContext = ({ record: { model, location, active } }: { readonly record: Read<'cars'> }) => (
  <>
    {!active && <StateBadge meaning="wrong">{texts.outOfUse}</StateBadge>}
    <span>{[model, location].join(' · ')}</span>
  </>
)
