import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether any user of the machine may walk down to the folder, itself included. The path is absolute. */
export const isReachableByAnyone = (folder: string): boolean => {
  const mayEnter = (statSync(folder).mode & 0o001) !== 0
  const parent = dirname(folder)
  return mayEnter && (parent === folder || isReachableByAnyone(parent))
}
