import type { Layer } from '@deck.gl/core'
import { IconLayer, TextLayer } from '@deck.gl/layers'
import { colors } from '@delebil/ui/theme'
import type { MapTheme } from './base-style.ts'
import type { ClusterMarker, MapCar, Marker } from './cluster-cars.ts'
import { carIcon, clusterIcon, type MarkerAtlas } from './marker-atlas.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A city-bike station. */
export interface MapStation extends Place {
  readonly id: string
  readonly isSelected: boolean
}

export const STATION_LAYER = 'stations'

export interface Scene {
  readonly stations: readonly MapStation[]
  readonly markers: readonly Marker[]
  readonly selected: MapCar | undefined
  readonly position: Place | undefined
  readonly parking: Place | undefined
  readonly theme: MapTheme
}

function rgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** What stands on the map, bottom first: cars and clusters, their numbers, the chosen car, own position and parking place. */
export function markerLayers(scene: Scene, atlas: MarkerAtlas): Layer[] {
  const { markers, stations, selected, position, parking, theme } = scene
  const icons = {
    // It takes a picture as well, which its type leaves out.
    iconAtlas: atlas.image as unknown as string,
    iconMapping: atlas.mapping,
    sizeUnits: 'pixels',
    getSize: atlas.sizePx,
  } as const
  const clusters = markers.filter((marker): marker is ClusterMarker => marker.kind === 'cluster')
  const points = [
    ...(parking ? [{ ...parking, icon: 'parking' }] : []),
    ...(position ? [{ ...position, icon: 'position' }] : []),
    ...(selected ? [{ ...selected, icon: carIcon(selected, true) }] : []),
  ]
  return [
    new IconLayer<MapStation>({
      id: STATION_LAYER,
      data: stations,
      pickable: true,
      ...icons,
      getPosition: ({ longitude, latitude }) => [longitude, latitude],
      getIcon: ({ isSelected }) => (isSelected ? 'bike-selected' : 'bike'),
    }),
    new IconLayer<Marker>({
      id: 'markers',
      data: markers,
      pickable: true,
      ...icons,
      getPosition: ({ longitude, latitude }) => [longitude, latitude],
      getIcon: (marker) => (marker.kind === 'cluster' ? clusterIcon(marker) : carIcon(marker.car, false)),
      getPixelOffset: (marker) => (marker.kind === 'car' ? [marker.offset[0], marker.offset[1]] : [0, 0]),
    }),
    new TextLayer<ClusterMarker>({
      id: 'counts',
      data: clusters,
      getPosition: ({ longitude, latitude }) => [longitude, latitude],
      getText: ({ count }) => String(count),
      getSize: 14,
      getColor: rgb(colors[theme].text),
      fontFamily: 'Lato, sans-serif',
      fontWeight: 'bold',
    }),
    new IconLayer<(typeof points)[number]>({
      id: 'points',
      data: points,
      ...icons,
      getPosition: ({ longitude, latitude }) => [longitude, latitude],
      getIcon: ({ icon }) => icon,
    }),
  ]
}
