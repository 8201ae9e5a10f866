import { useAdminAnswer, useAdminChange, useForget, useToast } from '@delebil/admin-components'
import { type ImportSummary, type ImportTypeKey, importTypes, type Read } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Select, Stack } from '@delebil/ui'
import { useState } from 'react'
import * as css from './import.css.ts'
import { importTexts as texts } from './import-texts.ts'

interface ColumnsProps {
  readonly record: Read<'import-runs'>
  readonly summary: ImportSummary
}

const none = 'none'

/** What each column of a file is read as, what is passed over, and how to say that it is something else. */
export function ImportColumns({ record, summary }: ColumnsProps) {
  const [fileType, setFileType] = useState<ImportTypeKey>(record.fileType)
  const [fields, setFields] = useState<readonly (string | null)[]>(summary.columns.map(({ field }) => field))
  const types = useAdminAnswer('import.filetypes', {}).data?.data ?? []
  const changing = useAdminChange('import-runs.columns')
  const [refused, setRefused] = useState<string>()
  const forget = useForget()
  const toast = useToast()
  const { id } = record
  // What one may not read in is not offered; what the file is taken for stands there in any case.
  const offered = Object.entries(importTypes)
    .filter(([key]) => key === record.fileType || types.some((type) => type.key === key))
    .map(([key, label]) => ({ id: key, label }))
  const options = types.find(({ key }) => key === fileType)?.columns ?? []
  const chosen = (at: number, field: string) =>
    setFields((before) =>
      before.map((one, index) => (index === at ? (field === none ? null : field) : one === field ? null : one)),
    )
  const save = async () => {
    // Of another type its own names are looked for first.
    const said = fileType === record.fileType ? { fields: [...fields] } : {}
    const answer = await changing.send({ params: { id }, body: { fileType, ...said } })
    setRefused(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    toast({ tone: 'info', text: texts.rehearsed })
    await forget('import-runs')
  }
  return (
    <section className={css.panel} aria-label={texts.showColumns}>
      <Stack gapPx={12}>
        <Select
          label={texts.what}
          options={offered}
          value={fileType}
          onChange={(key) => setFileType(key as ImportTypeKey)}
        />
        <div className={css.scroll}>
          <table className={css.columnTable}>
            <thead className={css.heads}>
              <tr>
                {[texts.column, texts.reads, texts.from].map((label) => (
                  <th key={label} scope="col" className={css.head}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {summary.columns.map(({ header, from }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other name, and stay where they are
                <tr key={at} className={css.row}>
                  <td className={css.cell} data-label={texts.column}>
                    {header || '–'}
                  </td>
                  <td className={css.cell} data-label={texts.reads}>
                    <Select
                      label={`${texts.reads}: ${header}`}
                      isLabelHidden
                      isDisabled={fileType !== record.fileType}
                      options={[
                        { id: none, label: texts.ignored },
                        ...options.map(({ key, label }) => ({ id: key, label })),
                      ]}
                      value={fields[at] ?? none}
                      onChange={(field) => chosen(at, field)}
                    />
                  </td>
                  <td className={css.cell} data-label={texts.from}>
                    {texts.froms[from]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ErrorMessage>{refused}</ErrorMessage>
        <div>
          <Button isPending={changing.isPending} onPress={() => void save()}>
            {texts.saveColumns}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
