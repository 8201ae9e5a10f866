export interface NewToast {
  /** An error stays until it is closed. */
  readonly tone: 'info' | 'error'
  readonly text: string
  /** A second line: what to do about it. */
  readonly detail?: string | undefined
  /** Takes back what was done. */
  readonly undo?: (() => Promise<void>) | undefined
  /** How long that can be done; left out, a quarter of a minute. */
  readonly undoMs?: number
}
export interface Toast extends NewToast {
  readonly id: number
}
