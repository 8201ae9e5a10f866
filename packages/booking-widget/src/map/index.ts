export { CarMap, type CarMapProps } from './car-map.tsx'
export { chooseStyle } from './choose-style.ts'
export { type CarClusters, type ClusterMarker, clusterCars, type MapCar, type Marker } from './cluster-cars.ts'
export { type CarMapHandle, type CarMapOptions, createCarMap, type View } from './create-car-map.ts'
