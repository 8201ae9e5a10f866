import { type GbfsVersion, gbfsPath, gbfsVersions } from '@delebil/core-api'
import type { Publisher } from './open-data-store.ts'
import { systemIdOf } from './system-information.ts'

/** The files of a club's feed. */
export const gbfsFileNames = [
  'gbfs',
  'gbfs_versions',
  'system_information',
  'vehicle_types',
  'station_information',
  'station_status',
  'vehicle_status',
  'vehicle_availability',
  'system_pricing_plans',
] as const
export type GbfsFileName = (typeof gbfsFileNames)[number]

// 3.0 has no name for a newer version, nor for its file.
const newerOnly: readonly GbfsFileName[] = ['gbfs_versions', 'vehicle_availability']

/** Whether a version has the file. */
export const hasFile = (version: GbfsVersion, file: GbfsFileName): boolean =>
  version !== '3.0' || !newerOnly.includes(file)

/** `gbfs`: where the other files are. */
export const gbfsIndex = (org: Publisher, version: GbfsVersion, siteOrigin: string) => ({
  feeds: gbfsFileNames
    .filter((name) => hasFile(version, name))
    .map((name) => ({ name, url: `${siteOrigin}${gbfsPath(org.key, version, name)}` })),
})

const versionsOf = ({ key }: Publisher, versions: readonly GbfsVersion[], siteOrigin: string) =>
  versions.map((version) => ({ version, url: `${siteOrigin}${gbfsPath(key, version, 'gbfs')}` }))

/** `gbfs_versions`: the versions that the club's feed comes in. */
export const gbfsVersionList = (org: Publisher, siteOrigin: string) => ({
  versions: versionsOf(org, gbfsVersions, siteOrigin),
})

/** `manifest`: every club that publishes, in version 3.0. */
export const gbfsManifest = (orgs: readonly Publisher[], siteOrigin: string) => ({
  datasets: orgs.map((org) => ({ system_id: systemIdOf(org), versions: versionsOf(org, ['3.0'], siteOrigin) })),
})
