import type { settings } from '../../apps/api/src/platform/config.ts'
import type { Scope } from '../measure/scope.ts'
import { startProcess, waitForWord } from './start-process.ts'

export type Api = { readonly address: string; readonly pid: number; readonly stop: () => Promise<void> }

type Settings = Partial<Record<keyof typeof settings, string>>

/** As the product starts, but alone on loopback, quiet, and asked by one address more often than a person would. */
export const quiet = {
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMIT: 'off',
} satisfies Settings

/** Starts a server of the product, from its sources or as it was built, and answers when it takes calls. The scope stops it. */
export async function startApi(
  scope: Scope,
  environment: Settings,
  file: 'src/main.ts' | 'dist/main.js' = 'src/main.ts',
): Promise<Api> {
  const started = startProcess(`apps/api/${file}`, { ...quiet, ...environment })
  scope.add(started.stop)
  const address = await waitForWord(started, /svarer på (http:\/\/\S+)/)
  return { address, pid: started.pid, stop: started.stop }
}
