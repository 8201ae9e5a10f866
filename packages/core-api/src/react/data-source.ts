import { createContext, useContext } from 'react'
import type { Api } from '../call.ts'
import type { WaitingChanges } from './send-or-wait.ts'

/** What answers and changes of members come from and go to. */
export interface DataSource {
  readonly api: Api
  /** Who asks; undefined for a visitor. Nobody is shown what another was told. */
  readonly personId: number | undefined
  /** False while the device has no network. */
  readonly online: boolean
  /** Changes that wait on the device for the network; absent where there is no place for them. */
  readonly waiting?: WaitingChanges | undefined
}

const DataContext = createContext<DataSource | undefined>(undefined)

export const DataProvider = DataContext.Provider

export function useDataSource(): DataSource {
  const source = useContext(DataContext)
  if (!source) throw new Error('No data. Put the component inside <DataProvider value={...}>.')
  return source
}
