import type { Location } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { EmptyState, Icon } from '@delebil/ui'
import { MINUTE_MS } from '@delebil/validation/time'
import { CarFront, Navigation } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { useNow } from '../data/use-now.ts'
import { locationTexts } from '../locale/location-texts.ts'
import { directionsAddress } from '../panel/directions.ts'
import { HostLinkButton } from '../panel/host-link-button.tsx'
import { link, paragraph } from '../panel/panel.css.ts'
import { usePeriod, usePlace } from '../search/data.ts'
import { createSearch, type Search } from '../search/model.ts'
import { checkSearchPeriod } from '../search/period.ts'
import { searchInput } from '../search/query.ts'
import { ResultList } from '../search/result-list.tsx'
import { nameResults } from '../search/results.ts'
import { SearchLine } from '../search/search-line.tsx'
import { columns, part, parts, partTitle } from './location.css.ts'
import { LocationMap } from './location-map.tsx'

const onlyWhen = ['when'] as const

export interface LocationCarsProps {
  readonly location: Location
}

/** One place: where it is, how to park, and its cars for a time. The time is that of the search, so that it is kept in find-car. */
export function LocationCars({ location }: LocationCarsProps) {
  const { storage, now, links } = useBookingHost()
  const [search] = useState(() => createSearch(storage, now))
  useEffect(() => search.keep(), [search])
  return (
    <div className={columns}>
      <div className={parts}>
        <Part heading={locationTexts.when}>
          <SearchLine search={search} fields={onlyWhen} />
        </Part>
        <Part heading={locationTexts.cars}>
          <Cars location={location} search={search} />
        </Part>
      </div>
      <div className={parts}>
        <LocationMap location={location} />
        <Part heading={locationTexts.parking}>
          <p className={paragraph}>{location.parkingDescription ?? locationTexts.noParking}</p>
          <a className={link} href={directionsAddress(location.geojson)} target="_blank" rel="noreferrer">
            <Icon of={Navigation} sizePx={18} />
            {locationTexts.directions}
          </a>
        </Part>
        <HostLinkButton address={links.findCarNear(location.id)}>{locationTexts.findNear}</HostLinkButton>
      </div>
    </div>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={part} aria-labelledby={id}>
      <h2 id={id} className={partTitle}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Cars({ location, search }: { readonly location: Location; readonly search: Search }) {
  const { online, navigate, links } = useBookingHost()
  const state = useSnapshot(search.state)
  const period = usePeriod(search)
  const place = usePlace(search)
  const problem = checkSearchPeriod(state, useNow(MINUTE_MS))
  const { query } = searchInput({ ...state, hideUnavailableCars: false }, period, place, location.organizationId)
  const input = { query: { ...query, filters: { locationIds: [location.id] } } }
  const { data, error, isValidating, mutate } = useAnswer('searchCars', problem ? undefined : input, {
    keepPreviousData: true,
  })
  const results = nameResults({ cars: data?.cars, error, isRefreshing: isValidating, isOnline: online, problem })
  if (results.name === 'empty') {
    return (
      <EmptyState level={3} heading={locationTexts.noCars} icon={CarFront}>
        {locationTexts.noCarsText}
      </EmptyState>
    )
  }
  return (
    <ResultList
      results={results}
      period={period}
      search={search}
      onRetry={() => void mutate()}
      onOpen={(carId) => navigate(links.car(carId))}
      onHighlight={() => undefined}
    />
  )
}
