const counts = new Intl.NumberFormat('nb-NO')

/** A number of things as Norwegians write it: '12 345'. */
export const formatCount = (count: number): string => counts.format(count).replace(/\s/g, ' ')
