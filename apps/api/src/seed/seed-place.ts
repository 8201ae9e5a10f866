/** Name, latitude, longitude, how to find the car. */
export type SeedPlace = readonly [name: string, lat: number, lng: number, parkingDescription: string | null]
