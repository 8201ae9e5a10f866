import type { RequestHandler } from 'msw'
import type { Globals } from 'storybook/internal/types'
import { forceColours } from './forced-colours.ts'
import { emulateMediaFeatures } from './media-features.ts'
import { emulateOnline, networkHandlers } from './network.ts'

/** Before a story is drawn: what the page is told, and what stands before the story's own answers. */
export async function applySwitches(globals: Globals): Promise<readonly RequestHandler[]> {
  const { colours, motion, role, network } = globals
  emulateMediaFeatures({ forcedColors: colours === 'forced', reducedMotion: motion === 'reduced' })
  forceColours(colours === 'forced')
  emulateOnline(network === 'offline')
  // Lazy: the contract and its samples are much to load for a button.
  const roles = role ? await import('./roles.ts') : undefined
  const person = roles?.personOf(role)
  globalThis.workbench = { person, isOffline: network === 'offline' }
  return [...networkHandlers(network), ...(roles?.whoamiHandlers(person) ?? [])]
}

/** Another value of one of these is another story: what a component asked when it was made, it asks again. */
export const switchesOf = ({ colours, motion, role, network }: Globals) => [colours, motion, role, network].join()
