import { useAnswer } from '@delebil/core-api/react'
import { EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { CarFront } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useOnline } from '../../site/context/use-online.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { NotLoaded } from '../../site/page/not-loaded.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { pageTexts } from '../../site/page/page-texts.ts'
import { paths } from '../../site/paths.ts'
import { HowWeReckon } from './how-we-reckon.tsx'
import * as css from './my-year.css.ts'
import { myYearTexts as own } from './my-year-texts.ts'
import { YearFigures } from './year-figures.tsx'
import { YearHero } from './year-hero.tsx'
import { YearMonths } from './year-months.tsx'
import { YearTools } from './year-tools.tsx'

const yearParameter = 'aar'

/** My trips of a year against owning a car: a sentence, the sums, the months, and how it was reckoned. */
export function MyYearPage() {
  const [query, setQuery] = useSearchParams()
  const asked = /^20\d\d$/.exec(query.get(yearParameter) ?? '')?.[0]
  const { data, error, mutate } = useAnswer('getCarYear', { query: asked ? { year: Number(asked) } : {} })
  const isOnline = useOnline()
  const year = data?.entity
  return (
    <div className={css.page}>
      <div>
        <PageHeading>{nameTexts.myYear}</PageHeading>
        <p className={css.intro}>{own.intro}</p>
      </div>
      {year && <YearTools year={year} onChoose={(chosen) => setQuery({ [yearParameter]: String(chosen) })} />}
      {!year && (error || !isOnline) && (
        <NotLoaded heading={own.couldNotLoad} refusal={error?.refusal} onRetry={() => void mutate()} />
      )}
      {!year && !error && isOnline && (
        <Stack gapPx={16}>
          <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
          <Skeleton heightPx={200} />
          <Skeleton heightPx={96} />
          <Skeleton heightPx={420} />
        </Stack>
      )}
      {year && year.total.trips === 0 && (
        <EmptyState
          heading={own.none(year.year)}
          icon={CarFront}
          action={
            <LinkButton variant="primary" href={paths.findCar}>
              {own.findCar}
            </LinkButton>
          }
        >
          {own.noneText}
        </EmptyState>
      )}
      {year && year.total.trips > 0 && (
        <>
          <YearHero year={year} />
          <YearFigures year={year} />
          <YearMonths year={year} />
          <HowWeReckon />
        </>
      )}
    </div>
  )
}
