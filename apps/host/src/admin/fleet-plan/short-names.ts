/** What somebody is called where there is little room, the longest first: 'Øystein P.', 'Øystein'. */
export function shortNames(name: string | undefined): readonly string[] {
  const [first = '', ...rest] = name?.trim().split(/\s+/) ?? []
  const last = rest.at(-1)
  if (last === undefined) return []
  return [`${first} ${last.charAt(0)}.`, first]
}
