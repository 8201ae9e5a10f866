import { setTimeout as wait } from 'node:timers/promises'
import { CALL_LIMIT_MS, type Engine } from './engine.ts'
import { findSpot, readPage, type Spot, type Wanted } from './look.ts'

const kinds = {
  button: 'button, [role=button]',
  link: 'a[href]',
  option: '[role=option]',
  field: 'input, textarea',
  row: '[role=row], tr',
} as const

type Kind = keyof typeof kinds

/** Keys by the names of the WebDriver standard. */
const keys = { Enter: '\uE007', Tab: '\uE004' } as const

/** Somebody who uses the site in a browser. What is not there yet is waited for. */
export type Visitor = {
  readonly goto: (address: string) => Promise<void>
  readonly click: (kind: Kind, name: string | RegExp, turn?: number) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly key: (name: keyof typeof keys) => Promise<void>
  /** Waits for the text. */
  readonly see: (text: string | RegExp) => Promise<unknown>
  /** The answer of a function that runs in the page, as text: it knows nothing of the test. */
  readonly ask: <Result>(question: () => Result) => Promise<Result>
}

const LOOK_MS = 100

const isOn = (text: string | RegExp, page: string) => (typeof text === 'string' ? page.includes(text) : text.test(page))

export function createVisitor({ name: browser, goto, exec, perform }: Engine): Visitor {
  const run = async <Result>(work: string): Promise<Result> => JSON.parse(await exec(`JSON.stringify(${work} ?? null)`))
  const ask = <Result>(question: () => Result) => run<Result>(`(${question})()`)
  const until = async <Found>(
    what: string,
    look: () => Promise<Found | undefined>,
    why = () => 'it is not there',
  ): Promise<Found> => {
    const end = Date.now() + CALL_LIMIT_MS
    while (Date.now() < end) {
      const found = await look()
      if (found !== undefined) return found
      await wait(LOOK_MS)
    }
    throw new Error(`${browser} shows no ${what}: ${why()}. The page says: ${await ask(readPage)}`)
  }
  const press = (list: readonly string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: list.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    goto,
    ask,
    click: async (kind, name, turn = 0) => {
      const pattern = typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source
      const wanted: Wanted = { kind: kinds[kind], name: pattern, turn }
      let before: Spot | string = ''
      // Not while it moves.
      const spot = await until(
        `${kind} "${name}" to press`,
        async () => {
          const now = await run<Spot | string>(`(${findSpot})(${JSON.stringify(wanted)})`)
          const isStill = JSON.stringify(now) === JSON.stringify(before)
          before = now
          return isStill && typeof now !== 'string' ? now : undefined
        },
        () => (typeof before === 'string' ? before : 'it moves'),
      )
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...spot, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    type: (text) => press([...text]),
    key: (name) => press([keys[name]]),
    see: (text) => until(`text ${text}`, async () => (isOn(text, await ask(readPage)) ? true : undefined)),
  }
}
