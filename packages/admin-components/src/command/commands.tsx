import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'

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

type Offer = () => readonly Command[]
interface Registry {
  readonly add: (offer: Offer) => () => void
  readonly all: () => readonly Command[]
}

const nothing: Registry = { add: () => () => undefined, all: () => [] }
const CommandContext = createContext<Registry>(nothing)

/** What is open on the page tells here what can be done with it. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [offers] = useState(() => new Set<Offer>())
  const [registry] = useState<Registry>(() => ({
    add: (offer) => {
      offers.add(offer)
      return () => offers.delete(offer)
    },
    all: () => [...offers].flatMap((offer) => offer()),
  }))
  return <CommandContext.Provider value={registry}>{children}</CommandContext.Provider>
}

/** Offers commands for as long as the component is there. */
export function useOfferCommands(commands: readonly Command[]): void {
  const { add } = useContext(CommandContext)
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => add(() => latest.current), [add])
}

/** Asks for all that can be done right now. */
export function useAllCommands(): () => readonly Command[] {
  const { all } = useContext(CommandContext)
  return useCallback(() => all(), [all])
}
