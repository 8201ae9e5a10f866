/** What `npm run pictures` tells this run, through the environment. */
const read = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: start the pictures with "npm run pictures".`)
  return value
}

export const looks = ['light', 'dark', 'forced'] as const
export type Look = (typeof looks)[number]

export const pictures = {
  address: read('PICTURES_ADDRESS'),
  folder: read('PICTURES_FOLDER'),
  baselines: read('PICTURES_BASELINES'),
  looks: read('PICTURES_LOOKS').split(',') as Look[],
  width: Number(read('PICTURES_WIDTH')),
  isUpdate: read('PICTURES_UPDATE') === 'yes',
  /** Stories whose title or name holds one of these words; none is all. */
  words: read('PICTURES_WORDS').split(',').filter(Boolean),
}
