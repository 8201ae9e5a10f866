import type { Pictures } from './port.ts'

/** Pictures whose library is read when the first one comes: a server starts without it. */
export const openPictures = (): Pictures => {
  let opened: Promise<Pictures> | undefined
  const open = () => import('./sharp-pictures.ts').then(({ createSharpPictures }) => createSharpPictures())
  return {
    prepare: async (...asked) => {
      opened ??= open()
      return (await opened).prepare(...asked)
    },
  }
}
