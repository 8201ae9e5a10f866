import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

/** The cases that are worked through one after another. */
export interface OpenQueue {
  readonly screen: Screen
  /** The list that they are taken from. */
  readonly address: string
  readonly ids: readonly number[]
  /** To the next case; back to the list from the last. */
  readonly goOn: () => void
}

export const QueueContext = createContext<OpenQueue | undefined>(undefined)

/** The queue that a record is a case of; nothing where it is looked at by itself. */
export const useQueue = (): OpenQueue | undefined => useContext(QueueContext)
