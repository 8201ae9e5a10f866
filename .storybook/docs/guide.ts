/** What a component's docs page says beside its pictures. English prose; texts a member reads are quoted in Norwegian. */
export interface Guide {
  readonly do: readonly [string, ...string[]]
  readonly dont: readonly [string, ...string[]]
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: Guide
  }
}
