import { Button, EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@delebil/ui'
import { CarFront, RefreshCw, WifiOff } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page-heading.tsx'
import { HowWeReckon } from '../my-year/how-we-reckon.tsx'
import * as css from '../my-year/my-year.css.ts'
import { myYearTexts as own } from '../my-year/my-year-texts.ts'
import { YearFigures } from '../my-year/year-figures.tsx'
import { YearHero } from '../my-year/year-hero.tsx'
import { YearMonths } from '../my-year/year-months.tsx'
import { YearTools } from '../my-year/year-tools.tsx'
import { paths } from '../paths.ts'
import { useAnswer } from '../site/use-answer.ts'
import { useOnline } from '../site/use-online.ts'
import { texts } from '../texts.ts'

const yearParameter = 'aar'

/** My trips of a year against owning a car: a sentence, the sums, the months, and how it was reckoned. */
export function MyYearPage() {
  const [query, setQuery] = useSearchParams()
  const asked = /^20\d\d$/.exec(query.get(yearParameter) ?? '')?.[0]
  const { data, refusal, refresh } = useAnswer('getCarYear', { query: asked ? { year: Number(asked) } : {} })
  const isOnline = useOnline()
  const year = data?.entity
  return (
    <div className={css.page}>
      <div>
        <PageHeading>{own.page}</PageHeading>
        <p className={css.intro}>{own.intro}</p>
      </div>
      {year && <YearTools year={year} onChoose={(chosen) => setQuery({ [yearParameter]: String(chosen) })} />}
      {!year && (refusal || !isOnline) && (
        <EmptyState
          heading={isOnline ? own.couldNotLoad : texts.offline.title}
          icon={isOnline ? RefreshCw : WifiOff}
          action={
            <Button icon={RefreshCw} onPress={() => refresh()}>
              {texts.account.retry}
            </Button>
          }
        >
          <span role="alert">{isOnline ? refusal?.message : texts.offline.text}</span>
        </EmptyState>
      )}
      {!year && !refusal && isOnline && (
        <Stack gapPx={24}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
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
