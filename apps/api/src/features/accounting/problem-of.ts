import { AccountingBusy, AccountingRefused, AccountingSilent } from '../../adapters/accounting/port.ts'
import { SealBroken } from '../../platform/seal.ts'
import { connectionTexts as texts } from './connection-texts.ts'

/** What is wrong with a connection, in words; undefined of what is wrong with this server. */
export const problemOf = (error: unknown): string | undefined => {
  if (error instanceof SealBroken) return texts.unreadable
  if (error instanceof AccountingBusy) return texts.busy(error.afterSeconds)
  if (error instanceof AccountingSilent) return texts.silent
  if (!(error instanceof AccountingRefused)) return undefined
  if (error.status === 401) return texts.badToken
  return error.status === 403 ? texts.noRights : texts.refused(error.message)
}
