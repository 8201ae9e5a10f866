import { LocationCars } from '@delebil/booking-widget'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { useParams } from 'react-router'
import { useAnswer } from '../../site/data/use-answer.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'
import { LoadingPage } from '../../site/page/loading-page.tsx'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { pageTexts } from '../../site/page/page-texts.ts'
import { paths } from '../../site/paths.ts'
import { page } from './location-page.css.ts'
import { SharePlace } from './share-place.tsx'

/** One place where cars are parked; an id that nobody knows, or that can be none, has its own error page. */
export function LocationPage() {
  const { id = '' } = useParams()
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31
  const { data, refusal, refresh } = useAnswer('getLocation', isId ? { params: { id: Number(id) } } : undefined)
  if (!isId || refusal?.code === 'resource.unknown') return <ErrorPage variant="UNKNOWN_LOCATION_ID" />
  if (data) {
    return (
      <div className={page}>
        <PageHeading>{data.name}</PageHeading>
        <Stack gapPx={24}>
          <Stack gapPx={8} align="start">
            <SharePlace name={data.name} path={paths.location(data.id)} />
          </Stack>
          <LocationCars key={data.id} location={data} />
        </Stack>
      </div>
    )
  }
  if (!refusal) return <LoadingPage />
  if (refusal.status >= 500) return <ErrorPage variant="UNKNOWN" onRetry={() => refresh()} />
  return (
    <div className={page}>
      <Stack gapPx={8} align="start">
        <ErrorMessage>{`${pageTexts.couldNotLoad}. ${refusal.message}`}</ErrorMessage>
        <Button onPress={() => refresh()}>{pageTexts.retry}</Button>
      </Stack>
    </div>
  )
}
