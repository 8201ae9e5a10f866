import { type CarAccessWay, hasTelematics, openingWay } from '@delebil/validation'
import type { ActionId, ShownAction } from '../actions/action-rules.ts'
import { isPast, type TripPhase } from './trip-phase.ts'

/** A tile that leads to the car is no action of the law. */
export type TileId = ActionId | 'directions'

/** Where each action of a reservation stands: at the thumb, below that, in the row of tiles, and in the menu. */
export interface PlacedActions {
  readonly main: ActionId | undefined
  /** Opening is not possible now, and says why in the place of the main action. */
  readonly isBlocked: boolean
  readonly row: readonly ActionId[]
  readonly tiles: readonly TileId[]
  readonly menu: readonly ActionId[]
}

export interface PlaceFacts {
  readonly phase: TripPhase
  /** The car has been opened for this trip. */
  readonly hasBegun: boolean
  readonly isLocked: boolean | undefined
  /** The car has not said yet whether it is locked. */
  readonly isAsked: boolean
  readonly access: readonly CarAccessWay[]
  /** The place stands beside the tiles, with the way there. */
  readonly isPlaceShown: boolean
  /** So many tiles have room beside each other; 0 where there is no row of them. */
  readonly tileCount: number
}

const onTheWay: readonly TileId[] = ['charging', 'fuel', 'directions', 'report-damage', 'drivers', 'help']
const before: readonly TileId[] = ['directions', 'report-damage', 'drivers', 'swap', 'help']
const after: readonly TileId[] = ['report-damage', 'report-deviation', 'add-picture', 'expenses']
const tilesOf: Readonly<Record<TripPhase, readonly TileId[]>> = {
  ahead: before,
  ready: before,
  'under-way': onTheWay,
  late: onTheWay,
  over: after,
  'called-off': [],
}

/** Everything that is shown has one place. Extending has a card of its own. */
export function placeActions(shown: readonly ShownAction[], facts: PlaceFacts): PlacedActions {
  const { phase, hasBegun, isLocked, isAsked, access, tileCount, isPlaceShown } = facts
  const has = (id: TileId) => shown.some((action) => action.id === id)
  const offers = (id: ActionId) => shown.some((action) => action.id === id && action.isOffered)
  const canOpen = offers('open') && openingWay(access) !== undefined
  const canLock = offers('lock') && hasTelematics(access)
  const main = mainAction()
  function mainAction(): ActionId | undefined {
    // Whoever had the car before may have left it open: opening is what begins the trip.
    if (canOpen) return canLock && hasBegun && isLocked === false ? 'lock' : 'open'
    return phase === 'late' && has('open') && offers('end') ? 'end' : undefined
  }
  const isWorthARow = ({ id, group }: ShownAction) =>
    id === 'end' || id === 'start-now' || (id === 'cancel' && group === 'trip')
  // Until the car has answered, locking is in the menu: the row would move for it, and back.
  const mayBeOpen = isLocked === undefined ? !isAsked : !isLocked
  const other: readonly ActionId[] = main === 'open' && canLock && mayBeOpen ? ['lock'] : []
  const row = [...other, ...shown.filter(isWorthARow).map(({ id }) => id)].filter((id) => id !== main)
  // The watch is one press away, whatever else there is.
  const call: readonly TileId[] = tileCount > 0 && has('call') ? ['call'] : []
  const candidates = tilesOf[phase].filter((id) => (id === 'directions' ? !isPast(phase) && !isPlaceShown : has(id)))
  const tiles = [...candidates.slice(0, tileCount - call.length), ...call]
  const placed: readonly TileId[] = [...row, ...tiles, 'extend', ...(main ? [main] : [])]
  const isPressed = ({ id }: ShownAction) => (id === 'open' ? canOpen : id === 'lock' ? canLock : true)
  const menu = shown.filter(isPressed).flatMap(({ id }) => (placed.includes(id) ? [] : [id]))
  return { main, isBlocked: main === undefined && has('open'), row, tiles, menu }
}
