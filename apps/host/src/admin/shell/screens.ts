/// <reference types="vite/client" />
import type { Screen } from '@delebil/admin-components'

const files = import.meta.glob<Readonly<Record<string, Screen>>>('../*/*-screen.ts', { eager: true })

/** Every kind of record that has pages: what the `<key>-screen.ts` of each folder beside this one exports. */
export const screens: readonly Screen[] = Object.values(files).flatMap((file) => Object.values(file))
