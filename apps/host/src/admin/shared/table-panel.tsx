import {
  type AdminHost,
  PanelTable,
  type PanelTableProps,
  type RecordPanel,
  useAdminHost,
  usePanel,
} from '@delebil/admin-components'
import type { Result } from '@delebil/core-api'
import type { AdminKey, AnyRecord, Read } from '@delebil/core-api/admin'
import type { ProblemCode } from '@delebil/validation/text'
import { callAt } from './call-at.ts'

interface TablePanel<K extends AdminKey, T, C extends ProblemCode>
  extends Omit<RecordPanel, 'Panel'>,
    Pick<PanelTableProps<T>, 'rowKey' | 'empty'> {
  /** What the record is one of. */
  readonly of: K
  readonly columns: (record: Read<K>) => PanelTableProps<T>['columns']
  readonly load: (
    api: AdminHost['api'],
    at: ReturnType<typeof callAt>,
  ) => Promise<Result<{ readonly data: readonly T[] }, C>>
}

/** A panel of a record that is one table: what a call about the record answers. */
export function tablePanel<K extends AdminKey, T, C extends ProblemCode>(panel: TablePanel<K, T, C>) {
  const { of, load, columns, rowKey, empty, ...rest } = panel
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where the panels of a screen are declared
  function Panel({ record }: { readonly record: Read<K> & Pick<AnyRecord, 'id'> }) {
    const host = useAdminHost()
    const answer = usePanel(of, record.id, rest.key, () => load(host.api, callAt(host, record)))
    return <PanelTable label={rest.heading} columns={columns(record)} answer={answer} rowKey={rowKey} empty={empty} />
  }
  return { ...rest, Panel }
}
