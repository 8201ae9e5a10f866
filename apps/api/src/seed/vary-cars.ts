import { carModels, type SeedModel } from './car-models.ts'
import type { Random } from './random.ts'

const paints = ['white', 'silver', 'grey', 'black', 'blue', 'lightBlue', 'red', 'green', 'yellow', 'orange', 'beige']
const deck = carModels.flatMap((model) => Array.from({ length: model.share }, () => model))

/** About a kilometre each way: what somebody looks at in one list. */
const CELL_DEGREES = { lat: 0.01, lng: 0.02 }
/** The last so many of a neighbourhood have other bodies and other paints. */
const KINDS_BESIDE = 3
/** Far enough to come to another model, and to each of them in the end: a prime. */
const DECK_STRIDE = 37

type Look = { readonly model: SeedModel; readonly color: string }

/** From the place that was drawn on, the first that will do; where none does, the one that was drawn. */
const firstFrom = <Item>(
  items: readonly Item[],
  drawn: number,
  stride: number,
  suits: (item: Item) => boolean,
): Item => {
  const inOrder = items.map((_, step) => items[(drawn + step * stride) % items.length] as Item)
  return inOrder.find(suits) ?? (items[drawn] as Item)
}

/** Draws a model and a paint for each car, as often as the club owns it, but so that neighbours are told apart at a glance. */
export const varyCars = (random: Random) => {
  const seen = new Map<string, readonly Look[]>()
  return (lat: number, lng: number, certain?: SeedModel): Look => {
    const cell = `${Math.floor(lat / CELL_DEGREES.lat)} ${Math.floor(lng / CELL_DEGREES.lng)}`
    const beside = seen.get(cell) ?? []
    const model =
      certain ??
      firstFrom(deck, random.between(0, deck.length - 1), DECK_STRIDE, ({ bodyType }) =>
        beside.every((other) => other.model.bodyType !== bodyType),
      )
    const color = firstFrom(paints, random.between(0, paints.length - 1), 1, (paint) =>
      beside.every((other) => other.color !== paint),
    )
    seen.set(cell, [...beside, { model, color }].slice(-KINDS_BESIDE))
    return { model, color }
  }
}
