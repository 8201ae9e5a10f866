import type { RequestHandler } from 'msw'
import type { Globals } from 'storybook/internal/types'
import { forceColours } from './forced-colours.ts'
import { tellMediaFeatures } from './media-features.ts'
import { networkHandlers, tellOnline } from './network.ts'
import { personOf, whoamiHandlers } from './roles.ts'

/** Before a story is drawn: what the page is told, and what stands before the story's own answers. */
export function applySwitches(globals: Globals): readonly RequestHandler[] {
  const { colours, motion, role, network } = globals
  tellMediaFeatures({ forcedColors: colours === 'forced', reducedMotion: motion === 'reduced' })
  forceColours(colours === 'forced')
  tellOnline(network === 'offline')
  const person = personOf(role)
  globalThis.workbench = { person, isOffline: network === 'offline' }
  return [...networkHandlers(network), ...whoamiHandlers(person)]
}

/** Another value of one of these is another story: what a component asked when it was made, it asks again. */
export const switchesOf = ({ colours, motion, role, network }: Globals) => [colours, motion, role, network].join()
