import type { MapCar } from '@delebil/booking-widget/map'
import { MAP_CLUSTER_RADIUS, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@delebil/validation/constants'
import { MarkerClusterGroup, marker, map as toMap } from 'leaflet'
import 'leaflet.markercluster'

/** How long Leaflet.markercluster takes from the same list of cars to a first view of them, in ms. Its map is made before. */
export function clusterWithLeaflet(cars: readonly MapCar[]): number {
  const element = document.createElement('div')
  element.style.cssText = 'width: 1024px; height: 768px'
  document.body.append(element)
  const map = toMap(element, { minZoom: MAP_ZOOM_MIN, maxZoom: MAP_ZOOM_MAX }).setView([60.385, 5.33], 12)
  const began = performance.now()
  const group = new MarkerClusterGroup({ maxClusterRadius: MAP_CLUSTER_RADIUS })
  // What is added before it is on the map takes ten times as long.
  map.addLayer(group)
  group.addLayers(cars.map(({ latitude, longitude }) => marker([latitude, longitude])))
  const took = performance.now() - began
  map.remove()
  element.remove()
  return took
}
