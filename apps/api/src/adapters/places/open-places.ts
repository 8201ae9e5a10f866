import type { Config } from '../../platform/config.ts'
import { createEnturBikeStations } from './entur-bike-stations.ts'
import { createEnturGeocoder } from './entur-geocoder.ts'
import { createEnturStreetDistances } from './entur-street-distances.ts'
import type { Places } from './port.ts'
import { type PlacesStandIn, startPlacesStandIn } from './stand-in.ts'

/** The map services of the settings. In the demo a stand-in takes the place of those that are not set; else they are not offered. */
export const openPlaces = async (
  config: Config,
  isDemo: boolean,
  undo: (() => Promise<unknown>)[],
): Promise<Places> => {
  const { GEOCODER_URL, JOURNEY_PLANNER_URL, GEOCODER_COUNTIES, BIKE_NETWORK: network, BIKE_AREA: area } = config
  const isWhole = GEOCODER_URL !== undefined && JOURNEY_PLANNER_URL !== undefined
  let standIn: PlacesStandIn | undefined
  if (isDemo && !isWhole) {
    standIn = await startPlacesStandIn(network === undefined ? {} : { network })
    undo.push(standIn.stop)
  }
  const clientName = config.ENTUR_CLIENT_NAME
  const geocoderUrl = GEOCODER_URL ?? standIn?.geocoderUrl
  const plannerUrl = JOURNEY_PLANNER_URL ?? standIn?.plannerUrl
  return {
    geocoder: geocoderUrl
      ? createEnturGeocoder({ url: geocoderUrl, clientName, counties: GEOCODER_COUNTIES })
      : undefined,
    streetDistances: plannerUrl ? createEnturStreetDistances({ url: plannerUrl, clientName }) : undefined,
    bikeStations:
      plannerUrl && network ? createEnturBikeStations({ url: plannerUrl, clientName, network, area }) : undefined,
  }
}
