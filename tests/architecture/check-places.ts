import type { SourceFile } from './repository.ts'

/** Places that exist on one machine only: home and work folders, temporary folders, hosts of package registries. */
const places = [
  { what: 'a folder of one machine', pattern: /(?:^|[\s'"`(=:])(\/(?:work|tmp|root|home|Users|mnt)\/[\w.-]*)/m },
  { what: 'a registry host', pattern: /\b((?:registry|deb|security|mirrors?)\.[a-z]+\.(?:org|com|net))\b/ },
  { what: 'a download address', pattern: /("resolved": "https?:[^"]*")/ },
]

export function checkPlaces(files: readonly SourceFile[]): readonly string[] {
  if (files.length === 0) return ['no file was read']
  return files.flatMap(({ path, text }) =>
    places.flatMap(({ what, pattern }) => {
      const place = pattern.exec(text)?.[1]
      return place === undefined ? [] : [`${path} names ${what}: ${place}`]
    }),
  )
}
