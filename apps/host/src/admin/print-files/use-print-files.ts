import {
  type PanelAnswer,
  refusedToast,
  useAdminChange,
  useAdminHost,
  useForget,
  usePanel,
  useToast,
} from '@delebil/admin-components'
import type { PrintFile } from '@delebil/core-api/admin'
import { useAgain } from '../shared/use-again.ts'
import { printFileTexts as own } from './print-file-texts.ts'

interface PrintFiles {
  readonly data: readonly PrintFile[]
  readonly waiting: number
}

/** The files to print, as they are told anew whenever one is asked for or drawn. */
export function usePrintFiles(): PanelAnswer<PrintFiles> {
  const { api, organizationId: orgId } = useAdminHost()
  const load = () => api.call('print-files.list', { query: { orgId } })
  const answer = usePanel('print-files', orgId, 'all', load, 'print-files')
  useAgain(answer.data?.data.some(({ madeAt }) => madeAt === null) ?? false, answer.again)
  return answer
}

/** Gathers what waits in a file. */
export function useMakePrintFile() {
  const forget = useForget()
  const say = useToast()
  const { send, isPending } = useAdminChange('print-files.create')
  const make = async () => {
    const result = await send({ body: {} })
    await forget('print-files')
    say(
      result.ok
        ? { tone: 'info', text: own.made(result.value.entity.documents, result.value.left) }
        : refusedToast(result.refusal),
    )
  }
  return { make, isPending } as const
}
