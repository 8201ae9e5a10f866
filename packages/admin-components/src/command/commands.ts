import type { LucideIcon } from 'lucide-react'
import { createOffers, useOffer, useOffered } from './offers.tsx'

/** Something that the command palette can do. */
export interface Command {
  readonly id: string
  readonly label: string
  /** Commands of the same group stand together. */
  readonly group: string
  readonly note?: string | undefined
  readonly icon?: LucideIcon | undefined
  /** Why it can't be done now. */
  readonly reason?: string | undefined
  readonly run: () => void
}

/** What is open on the page tells here what can be done with it. */
export const commandOffers = createOffers<Command>()

/** Offers commands for as long as the component is there. */
export const useOfferCommands = (commands: readonly Command[]): void => useOffer(commandOffers, commands)

/** Asks for all that can be done right now. */
export const useAllCommands = () => useOffered(commandOffers)
