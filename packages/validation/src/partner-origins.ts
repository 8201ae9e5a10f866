// As a browser names a site: a name of other letters is written in its own way (xn--).
const site = /^(https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)\/?$/

/** The sites of a partner that stand in a text, one on each line, each once; undefined where a line is none. */
export function parsePartnerOrigins(text: string): string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
  const origins = lines.flatMap((line) => site.exec(line)?.[1] ?? [])
  return origins.length === lines.length ? [...new Set(origins)] : undefined
}

/** Sites, one on each line, without a path. */
export function checkPartnerOrigins(text: string): 'field.origins' | undefined {
  return parsePartnerOrigins(text) === undefined ? 'field.origins' : undefined
}
