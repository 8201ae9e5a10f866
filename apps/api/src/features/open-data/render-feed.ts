import type { GbfsVersion } from '@delebil/core-api'
import { type GbfsFileName, gbfsIndex, gbfsVersionList } from './discovery.ts'
import { type GbfsFile, gbfsFile } from './gbfs.ts'
import { type Feed, SNAPSHOT_SECONDS } from './open-feeds.ts'
import { pricingPlans } from './pricing-plans.ts'
import { stationInformation, stationStatus } from './stations.ts'
import { systemInformation } from './system-information.ts'
import { vehicleTypes } from './vehicle-types.ts'
import { vehicleAvailability, vehicleStatus } from './vehicles.ts'

/** How long consumers may keep what seldom changes (seconds). */
export const SELDOM_SECONDS = 300

type Render = (feed: Feed, version: GbfsVersion, siteOrigin: string) => object

const published = ({ cars }: Feed) => cars.map(({ car }) => car)

const renders: Record<GbfsFileName, Render> = {
  gbfs: ({ org }, version, siteOrigin) => gbfsIndex(org, version, siteOrigin),
  gbfs_versions: ({ org }, _version, siteOrigin) => gbfsVersionList(org, siteOrigin),
  system_information: ({ org }, _version, siteOrigin) => systemInformation(org, siteOrigin),
  vehicle_types: (feed) => vehicleTypes(published(feed)),
  station_information: ({ cars }, _version, siteOrigin) => stationInformation(cars, siteOrigin),
  station_status: ({ cars, at }) => stationStatus(cars, at),
  vehicle_status: ({ cars }) => vehicleStatus(cars),
  vehicle_availability: ({ cars }) => vehicleAvailability(cars),
  system_pricing_plans: (feed) => pricingPlans(published(feed)),
}

/** The files that follow the cars. */
const live: ReadonlySet<GbfsFileName> = new Set(['station_status', 'vehicle_status', 'vehicle_availability'])

/** Whether a file follows the cars, and tells the site's address to nobody. */
export const isLive = (name: GbfsFileName): boolean => live.has(name)

/** One file of a feed. */
export const renderFeed = (feed: Feed, version: GbfsVersion, name: GbfsFileName, siteOrigin: string): GbfsFile =>
  gbfsFile(version, feed.at, isLive(name) ? SNAPSHOT_SECONDS : SELDOM_SECONDS, renders[name](feed, version, siteOrigin))
