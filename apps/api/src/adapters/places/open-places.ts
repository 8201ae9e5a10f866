import type { Config } from '../../platform/config.ts'
import { createEnturBikeStations } from './entur-bike-stations.ts'
import { createEnturGeocoder } from './entur-geocoder.ts'
import { createEnturStreetDistances } from './entur-street-distances.ts'
import { type FakePlaces, startFakePlaces } from './fake.ts'
import type { Places } from './port.ts'

/** The map services of the settings. In the demo a fake takes the place of those that are not set; else they are not offered. */
export const openPlaces = async (
  config: Config,
  isDemo: boolean,
  undo: (() => Promise<unknown>)[],
): Promise<Places> => {
  const { GEOCODER_URL, JOURNEY_PLANNER_URL, GEOCODER_COUNTIES, BIKE_NETWORK: network, BIKE_AREA: area } = config
  const isWhole = GEOCODER_URL !== undefined && JOURNEY_PLANNER_URL !== undefined
  let fake: FakePlaces | undefined
  if (isDemo && !isWhole) {
    fake = await startFakePlaces(network === undefined ? {} : { network })
    undo.push(fake.stop)
  }
  const clientName = config.ENTUR_CLIENT_NAME
  const geocoderUrl = GEOCODER_URL ?? fake?.geocoderUrl
  const plannerUrl = JOURNEY_PLANNER_URL ?? fake?.plannerUrl
  return {
    geocoder: geocoderUrl
      ? createEnturGeocoder({ url: geocoderUrl, clientName, counties: GEOCODER_COUNTIES })
      : undefined,
    streetDistances: plannerUrl ? createEnturStreetDistances({ url: plannerUrl, clientName }) : undefined,
    bikeStations:
      plannerUrl && network ? createEnturBikeStations({ url: plannerUrl, clientName, network, area }) : undefined,
  }
}
