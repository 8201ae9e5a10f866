import { createOffers, useOffer, useOffered } from './offers.tsx'

/** A key that does something on the page that is open. */
export interface OfferedKey {
  /** As the keyboard names it, small: 'j', 'enter', '1'; 'mod+enter' is with Ctrl, or ⌘ on a Mac. */
  readonly key: string
  /** What it does, for the sheet of keys. */
  readonly what: string
  /** Answers false where there was nothing to do: the key is then the browser's. */
  readonly run: () => boolean | undefined
}

export const keyOffers = createOffers<OfferedKey>()

/** Keys of the page, heard while nobody types and no dialog is open. None of them may start a run, a payment or a sending. */
export const useOfferKeys = (keys: readonly OfferedKey[]): void => useOffer(keyOffers, keys)

export const useAllKeys = () => useOffered(keyOffers)
