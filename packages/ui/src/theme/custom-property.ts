/** The name that a variable of a style is set by: of 'var(--x)' it is '--x'. */
export const customProperty = (variable: string): string => variable.slice('var('.length, -1)
