import type { Bench } from '../section.ts'

/** A search: which cars near a place are free for a window. */
export type PeerQuestion = {
  readonly latitude: number
  readonly longitude: number
  readonly start: Date
  readonly end: Date
  readonly size: number
}

/** A booking, by the number of the car and of the person among the peer's own, both from 0. */
export type PeerBooking = { readonly car: number; readonly person: number; readonly start: Date; readonly end: Date }

/** A server that is measured: filled and warm. */
export type Peer = {
  readonly name: string
  /** Its processes, web server and database, with all below them. */
  readonly pids: readonly number[]
  readonly cars: number
  readonly people: number
  /** Rejects where there is no good answer. */
  readonly search: (question: PeerQuestion) => Promise<unknown>
  /** True where it was confirmed, false where the car was taken; rejects at anything else. */
  readonly book: (booking: PeerBooking) => Promise<boolean>
}

/** What an adapter's file exports as `openPeer`. What it starts it hands to the scope. */
export type OpenPeer = (bench: Bench) => Promise<Peer>
