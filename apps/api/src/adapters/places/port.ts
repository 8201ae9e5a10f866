import type { BikeStation as ReportedStation } from '@delebil/core-api'
/** A point on the ground: degrees, WGS 84. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** An address or a named place. */
export type FoundAddress = Point & {
  readonly id: string
  /** What a person reads, such as 'Torgallmenningen 8'. */
  readonly name: string
  /** The town or district it lies in; null where that is not known. */
  readonly locality: string | null
}

/** Finds addresses by what somebody has typed. */
export interface Geocoder {
  /** The best hits first, at most 20; 'unanswered' when it is silent, broken, or we have asked too often. */
  readonly search: (text: string, focus: Point) => Promise<readonly FoundAddress[] | 'unanswered'>
}

/** The way along streets and paths on foot. */
export type Walk = { readonly metres: number; readonly seconds: number }

export interface StreetDistances {
  /** For each point the way there; undefined where there is none, or no answer within 5 s. */
  readonly walk: (from: Point, to: readonly Point[]) => Promise<readonly (Walk | undefined)[]>
}

/** A city-bike station. Counts are as they stood when the network told them, a minute ago at most. */
export type BikeStation = Omit<ReportedStation, 'location'>

export interface BikeStations {
  /** The one network that is shown. */
  readonly network: string
  readonly list: () => Promise<readonly BikeStation[] | 'unanswered'>
}

/** What maps can tell beside our own places. What is left out is not offered. */
export interface Places {
  readonly geocoder?: Geocoder | undefined
  readonly streetDistances?: StreetDistances | undefined
  readonly bikeStations?: BikeStations | undefined
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Addresses, walks and city bikes, as far as they are set up. */
    readonly places: Places
  }
}
