import type { Terms } from '@delebil/core-api'
import { EmptyState, Stack } from '@delebil/ui'
import { formatLongDate } from '@delebil/validation/text'
import { CarFront } from 'lucide-react'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { TariffCard } from './tariff-card.tsx'
import * as css from './terms.css.ts'
import { termsTexts } from './terms-texts.ts'

const own = termsTexts

/** Prices and rules of a club, all of them from the records and rules that make the bill. */
export function TermsView({ terms }: { terms: Terms }) {
  const { organizationName, version, text, tariffs, upcoming, policy } = terms
  return (
    <Stack gapPx={16}>
      <Stack gapPx={4}>
        <p className={paragraph}>
          {version === null ? own.noVersion(organizationName) : own.of(organizationName, version)}
        </p>
        <p className={muted}>{own.note}</p>
      </Stack>
      {text !== null && (
        <SectionCard heading={own.text}>
          <p className={css.text}>{text}</p>
        </SectionCard>
      )}
      {own.rules(policy).map(({ heading, items }) => (
        <SectionCard key={heading} heading={heading}>
          <ul className={css.rules}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </SectionCard>
      ))}
      <h2 className={css.title}>{own.prices}</h2>
      {tariffs.length === 0 && (
        <EmptyState icon={CarFront} level={3} heading={own.none}>
          {own.noneText}
        </EmptyState>
      )}
      {tariffs[0] && <p className={muted}>{own.pricesNote(tariffs[0].vatPercent)}</p>}
      {tariffs.map((tariff) => (
        <TariffCard key={tariff.id} tariff={tariff} heading={tariff.name} hasExample />
      ))}
      {upcoming.length > 0 && <h2 className={css.title}>{own.upcoming}</h2>}
      {upcoming.map((tariff) => (
        <TariffCard
          key={tariff.id}
          tariff={tariff}
          heading={own.from(tariff.name, formatLongDate(new Date(tariff.validFrom)))}
        />
      ))}
    </Stack>
  )
}
