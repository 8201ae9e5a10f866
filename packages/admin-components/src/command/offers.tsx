import {
  type Context,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

type Offer<T> = () => readonly T[]
interface Registry<T> {
  readonly add: (offer: Offer<T>) => () => void
  readonly all: Offer<T>
}

/** What is open on the page tells here what it has; whoever stands around all pages asks when it matters, the last that came last. */
export type Offers<T> = Context<Registry<T>>

export const createOffers = <T,>(): Offers<T> =>
  createContext<Registry<T>>({ add: () => () => undefined, all: () => [] })

export function OffersProvider<T>({ of: Own, children }: { readonly of: Offers<T>; readonly children: ReactNode }) {
  const [offers] = useState(() => new Set<Offer<T>>())
  const [registry] = useState<Registry<T>>(() => ({
    add: (offer) => {
      offers.add(offer)
      return () => offers.delete(offer)
    },
    all: () => [...offers].flatMap((offer) => offer()),
  }))
  return <Own.Provider value={registry}>{children}</Own.Provider>
}

/** Offers for as long as the component is there. */
export function useOffer<T>(of: Offers<T>, own: readonly T[]): void {
  const { add } = useContext(of)
  const latest = useRef(own)
  latest.current = own
  useEffect(() => add(() => latest.current), [add])
}

/** Asks for all that is offered right now. */
export function useOffered<T>(of: Offers<T>): () => readonly T[] {
  const { all } = useContext(of)
  return useCallback(() => all(), [all])
}
