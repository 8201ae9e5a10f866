import type { Map as BaseMap } from 'maplibre-gl'
import type { Box } from './boxes.ts'
import type { BaseMapOptions } from './create-base-map.ts'
import type { MapStation } from './drawings.ts'
import type { MapTheme } from './ground-colors.ts'
import type { Insets } from './insets.ts'
import type { Scene } from './map-scene.ts'
import type { Mark } from './place-marks.ts'
import type { MapCar, Spot } from './spots.ts'
import type { Point, View } from './world.ts'

/** A mark in sight, and where it is on the screen, in px from the map's corner. */
export interface ShownMark extends Mark {
  readonly screen: Box
}

/** What is in sight while the map is still. */
export interface Sight {
  readonly marks: readonly ShownMark[]
  /** Where the name of the walking ring stands; undefined where it has no room. */
  readonly walkName: Point | undefined
}

export interface CarMapOptions extends Omit<BaseMapOptions, 'decorate' | 'isInteractive'> {
  readonly reducedMotion: boolean
  readonly onSelectCar: (carId: number) => void
  /** A spot with several cars was pressed. */
  readonly onOpenSpot?: (spot: Spot) => void
  readonly onSelectStation?: (stationId: string) => void
  /** A mark of one car is pointed at, or none any more. */
  readonly onPoint?: (carId: number | undefined) => void
  /** What has no mark was pressed. */
  readonly onPressGround?: () => void
  /** After the person has moved the map, not after `showView`. */
  readonly onMove: (view: View) => void
  readonly onSight?: (sight: Sight) => void
  /** What lies over the map where it is in sight, such as its own buttons, in px from its corner. */
  readonly over?: () => readonly Box[]
}

export interface CarMapHandle {
  readonly showCars: (cars: readonly MapCar[]) => void
  readonly showStations: (stations: readonly MapStation[]) => void
  readonly show: (scene: Partial<Omit<Scene, 'clusters'>>) => void
  readonly showInsets: (insets: Insets) => void
  /** How large marks are drawn: 1 where the text is as large as designed. */
  readonly showScale: (scale: number) => void
  readonly showView: (view: View) => void
  /** Moves the map as little as shows the pin of a chosen car whole, whenever it rests, until the person moves it. */
  readonly reveal: (point: Point | undefined) => void
  /** Shows a place and some cars near it; where it is `needed` only, leaves the map alone while one of them can be seen. */
  readonly fit: (place: Point, cars: readonly Point[], needed: boolean) => void
  readonly press: (mark: Mark) => void
  readonly zoomBy: (steps: number) => void
  readonly showTheme: (theme: MapTheme) => void
  /** Undoes all that `createCarMap` did. */
  readonly remove: () => void
  readonly base: BaseMap
}
