import type { BikeStation } from './port.ts'

export type FakeStreet = readonly [name: string, locality: string, county: number, latitude: number, longitude: number]

/** Real streets and squares of Bergen (46), Trondheim (50), and one in Oslo (3) that the counties must keep out. */
export const fakeStreets: readonly FakeStreet[] = [
  ['Torgallmenningen', 'Bergen', 46, 60.3924, 5.3232],
  ['Strandgaten', 'Bergen', 46, 60.3954, 5.3189],
  ['Nygårdsgaten', 'Bergen', 46, 60.3869, 5.3322],
  ['Kong Oscars gate', 'Bergen', 46, 60.3925, 5.331],
  ['Lars Hilles gate', 'Bergen', 46, 60.3878, 5.3305],
  ['Olav Kyrres gate', 'Bergen', 46, 60.3898, 5.3266],
  ['Thormøhlens gate', 'Bergen', 46, 60.3817, 5.3262],
  ['Nye Sandviksveien', 'Bergen', 46, 60.4049, 5.3256],
  ['Sandviksveien', 'Bergen', 46, 60.4081, 5.321],
  ['Haugeveien', 'Bergen', 46, 60.3962, 5.3114],
  ['Nordnesveien', 'Bergen', 46, 60.3986, 5.3075],
  ['Fjøsangerveien', 'Bergen', 46, 60.3712, 5.3369],
  ['Ibsens gate', 'Bergen', 46, 60.3737, 5.3497],
  ['Haukelandsveien', 'Bergen', 46, 60.3748, 5.3595],
  ['Landåsveien', 'Bergen', 46, 60.3659, 5.3597],
  ['Natlandsveien', 'Bergen', 46, 60.3569, 5.3737],
  ['Storetveitvegen', 'Bergen', 46, 60.3502, 5.3521],
  ['Damsgårdsveien', 'Bergen', 46, 60.3836, 5.3052],
  ['Laksevågneset', 'Bergen', 46, 60.3891, 5.2989],
  ['Fyllingsdalsvegen', 'Bergen', 46, 60.3549, 5.2893],
  ['Åsanevegen', 'Bergen', 46, 60.4312, 5.3247],
  ['Østre Nesttunvegen', 'Bergen', 46, 60.3197, 5.3524],
  ['Straumevegen', 'Bergen', 46, 60.3416, 5.3159],
  ['Olav Tryggvasons gate', 'Trondheim', 50, 63.4325, 10.4011],
  ['Munkegata', 'Trondheim', 50, 63.4303, 10.3953],
  ['Kongens gate', 'Trondheim', 50, 63.4303, 10.3927],
  ['Innherredsveien', 'Trondheim', 50, 63.4356, 10.4262],
  ['Elgeseter gate', 'Trondheim', 50, 63.4204, 10.3955],
  ['Karl Johans gate', 'Oslo', 3, 59.9131, 10.7393],
]

type Station = readonly [name: string, latitude: number, longitude: number, docks: number, network?: string]

const stations: readonly Station[] = [
  ['Torget', 60.395, 5.3254, 18],
  ['Bryggen', 60.3975, 5.3239, 16],
  ['Festplassen', 60.391, 5.3252, 24],
  ['Byparken', 60.3902, 5.3273, 20],
  ['Jernbanestasjonen', 60.3906, 5.3335, 28],
  ['Nygårdsporten', 60.3869, 5.3304, 15],
  ['Møhlenpris', 60.3845, 5.3197, 14],
  ['Nykirken', 60.3971, 5.3136, 12],
  ['Nordnesparken', 60.4, 5.3056, 10],
  ['Skutevikstorget', 60.4023, 5.3209, 13],
  ['Sandvikstorget', 60.4069, 5.3222, 15],
  ['Marineholmen', 60.3812, 5.3271, 18],
  ['Solheimsviken', 60.3791, 5.3327, 20],
  ['Danmarksplass', 60.3749, 5.3365, 26],
  ['Kronstad', 60.3708, 5.3475, 14],
  ['Haukeland sykehus', 60.3762, 5.3586, 22],
  ['Damsgård', 60.3829, 5.309, 12],
  ['Wergeland', 60.3623, 5.3448, 10],
  // Another network within the same area: it must not be shown.
  ['Sykkelparkering Sentrum', 60.3905, 5.3262, 6, 'annen'],
]

const FULL_EVERY_MS = 5 * 60_000

/** The stations as they stand at a moment: the counts move with the clock. */
export const fakeStations = (network: string, now: number): BikeStation[] =>
  stations.map(([name, latitude, longitude, docks, other], index) => {
    const bikesAvailable = (index * 7 + Math.floor(now / FULL_EVERY_MS)) % (docks + 1)
    return {
      id: `YSP:Station:${100 + index}`,
      name,
      latitude,
      longitude,
      bikesAvailable,
      spacesAvailable: docks - bikesAvailable,
      realtimeOccupancyAvailable: true,
      allowDropoff: bikesAvailable < docks,
      networks: [other ?? network],
    }
  })
