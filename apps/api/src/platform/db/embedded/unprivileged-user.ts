import { readFileSync } from 'node:fs'

/** The user that PostgreSQL runs as when we are root, which it refuses to be. */
export type UnprivilegedUser = { readonly uid: number; readonly gid: number }

/** `nobody` of this machine when we are root; undefined when PostgreSQL may run as ourselves. */
export const unprivilegedUser = (): UnprivilegedUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
