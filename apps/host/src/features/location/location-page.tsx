import { LocationCars } from '@delebil/booking-widget'
import { useAnswer } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { useParams } from 'react-router'
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
  const { data, error, mutate } = useAnswer('getLocation', isId ? { params: { id: Number(id) } } : undefined, {
    isForAll: true,
  })
  if (!isId || error?.refusal.code === 'resource.unknown') return <ErrorPage variant="UNKNOWN_LOCATION_ID" />
  if (data) {
    return (
      <div className={page}>
        <PageHeading>{data.name}</PageHeading>
        <Stack gapPx={16}>
          <Stack gapPx={8} align="start">
            <SharePlace name={data.name} path={paths.location(data.id)} />
          </Stack>
          <LocationCars key={data.id} location={data} />
        </Stack>
      </div>
    )
  }
  if (!error) return <LoadingPage />
  if (error.refusal.status >= 500) return <ErrorPage variant="UNKNOWN" onRetry={() => void mutate()} />
  return (
    <div className={page}>
      <Stack gapPx={8} align="start">
        <ErrorMessage>{`${pageTexts.couldNotLoad}. ${error.message}`}</ErrorMessage>
        <Button onPress={() => void mutate()}>{pageTexts.retry}</Button>
      </Stack>
    </div>
  )
}
