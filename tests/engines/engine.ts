/** Input as the WebDriver standard writes it, which both ways to a browser take. */
export type InputSource =
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly object[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] }

/** What a browser has to do so that a journey can go through it. */
export type Engine = {
  readonly name: string
  readonly goto: (address: string) => Promise<void>
  /** The value of an expression in the page, which is a text. */
  readonly exec: (expression: string) => Promise<string>
  readonly perform: (input: InputSource) => Promise<void>
  readonly stop: () => Promise<void>
}

/** No call to a browser may take longer: one that hangs would otherwise take the whole run with it. */
export const CALL_LIMIT_MS = 25_000
