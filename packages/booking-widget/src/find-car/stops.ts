import type { SheetStops } from '@delebil/ui'
import { inUnit } from '@delebil/ui/theme'
import { topVar } from './find-car.css.ts'
import type { Screen } from './use-screen.ts'

const peek = `calc(${inUnit(80)} + env(safe-area-inset-bottom))`
const belowSearch = `calc(100% - ${topVar})`
/** The first look: two cars and a part of the third, and on a low screen no more than leaves the map its room and the first car whole. */
const firstLook = `min(clamp(${inUnit(168)}, max(40%, min(43%, 244px)), ${inUnit(336)}), ${belowSearch})`

/** How high the sheet may stand, by what lies in it. */
export const stopsOf: Readonly<Record<Screen['name'], SheetStops<string>>> = {
  list: { peek, half: firstLook, full: belowSearch },
  // The map keeps a strip with the car's pin in it.
  car: { peek, half: firstLook, full: `min(${inUnit(672)}, calc(100% - ${inUnit(64)}))` },
  booking: { peek, half: firstLook, full: '100%' },
}
