import type { Section } from './section.ts'
import { accounting } from './sections/accounting.ts'
import { admin } from './sections/admin.ts'
import { billing } from './sections/billing.ts'
import { booking } from './sections/booking.ts'
import { bytes } from './sections/bytes.ts'
import { embed } from './sections/embed.ts'
import { embedList } from './sections/embed-list.ts'
import { firstList } from './sections/first-list.ts'
import { growth } from './sections/growth.ts'
import { idle } from './sections/idle.ts'
import { fileImport } from './sections/import.ts'
import { listClicks } from './sections/list-clicks.ts'
import { lists } from './sections/lists.ts'
import { loginFlood } from './sections/login-flood.ts'
import { map } from './sections/map.ts'
import { peers } from './sections/peers.ts'
import { search } from './sections/search.ts'
import { stampede } from './sections/stampede.ts'
import { start } from './sections/start.ts'
import { visible } from './sections/visible.ts'
import { vitals } from './sections/vitals.ts'

/** All sections in the order in which they run. */
export const sections: readonly Section[] = [
  search,
  growth,
  booking,
  stampede,
  peers,
  visible,
  bytes,
  embed,
  embedList,
  firstList,
  vitals,
  map,
  start,
  idle,
  loginFlood,
  admin,
  lists,
  listClicks,
  billing,
  accounting,
  fileImport,
]
