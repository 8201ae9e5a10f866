import { KeyFigures, useAdminAnswer, useForget } from '@delebil/admin-components'
import { entryStateOf, type ImportSummary, importTypes, type Read } from '@delebil/core-api/admin'
import { Banner, Button, Skeleton, Stack } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { ProgressLine } from '../shared/progress-line.tsx'
import * as shared from '../shared/shared.css.ts'
import { useAgain } from '../shared/use-again.ts'
import * as css from './import.css.ts'
import { isCharged } from './import-actions.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { importTexts as texts } from './import-texts.ts'

interface LeadProps {
  readonly record: Read<'import-runs'>
}

/** What a file gives: how it was read, what its rows come to, and those that need somebody. */
export function ImportLead({ record }: LeadProps) {
  const { id, state, version } = record
  const isWorking = entryStateOf[state] === 'loading'
  const forget = useForget()
  useAgain(isWorking, () => void forget('import-runs'))
  const { data, mutate } = useAdminAnswer('import-runs.summary', isWorking ? undefined : { params: { id } })
  const look = useEffectEvent(() => void mutate())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the record is another sum
  useEffect(() => {
    if (!isWorking) look()
  }, [version, isWorking])
  if (isWorking) return <Working record={record} />
  if (state === 'FAILED' || !data) return data ? <Unreadable record={record} /> : <Skeleton heightPx={120} />
  return <WhatItGives record={record} summary={data} />
}

function WhatItGives({ record, summary }: LeadProps & { readonly summary: ImportSummary }) {
  const { state, problem, earlierId } = record
  const [areColumnsShown, setColumnsShown] = useState(summary.missing.length > 0)
  return (
    <Stack gapPx={16}>
      <Strip
        record={record}
        summary={summary}
        areColumnsShown={areColumnsShown}
        onColumns={() => setColumnsShown((is) => !is)}
      />
      {problem !== null && (
        <Banner tone="warning" title={problemWords(problem)}>
          {summary.missing.length > 0 ? texts.missing(summary.missing) : undefined}
        </Banner>
      )}
      {entryStateOf[state] === 'error' && problem === null && <Banner tone="info" title={texts.stopped} />}
      {summary.warnings.map((warning) => (
        <Banner key={warning} tone="warning" title={warning} />
      ))}
      {earlierId !== null && (
        <Banner tone="info" title={texts.earlierFile}>
          <Link className={shared.link} href={adminPaths['import-runs'].recordPath({ id: earlierId })}>
            {texts.toEarlier}
          </Link>
        </Banner>
      )}
      {areColumnsShown && state !== 'DONE' && state !== 'UNDONE' && <ImportColumns record={record} summary={summary} />}
      <Figures record={record} summary={summary} />
      {summary.missing.length === 0 && <ImportRows record={record} summary={summary} />}
      {state === 'DONE' && (
        <p className={css.quiet}>{summary.isBilled ? texts.billed : texts.undoable(isCharged(record))}</p>
      )}
    </Stack>
  )
}

const problemWords = (problem: string): string =>
  problem in problemText ? problemText[problem as keyof typeof problemText] : problem

function Strip({
  record: { fileType, isGuessed, state },
  summary: { reading, profile, columns },
  areColumnsShown,
  onColumns,
}: LeadProps & { readonly summary: ImportSummary; readonly areColumnsShown: boolean; readonly onColumns: () => void }) {
  const used = columns.filter(({ field }) => field !== null).length
  return (
    <div className={css.strip}>
      <span className={css.stripPart}>
        <span>
          <span className={css.strong}>{importTypes[fileType]}</span>
          {isGuessed && ` ${texts.guessed}`}
        </span>
        <span>{[reading, ...(profile === null ? [] : [texts.profile(profile)])].join(' · ')}</span>
      </span>
      <span className={css.stripPart}>
        <span>{texts.columns(columns.length, used)}</span>
        {state !== 'DONE' && state !== 'UNDONE' && (
          <Button isSmall variant="quiet" aria-expanded={areColumnsShown} onPress={onColumns}>
            {areColumnsShown ? texts.hideColumns : texts.showColumns}
          </Button>
        )}
      </span>
    </div>
  )
}

function Figures({ record, summary }: LeadProps & { readonly summary: ImportSummary }) {
  const { newRows, doneRows, equalRows, chooseRows, failedRows, amountOre } = record
  const kroner = (ore: number) => (ore === 0 ? undefined : texts.kroner(ore))
  const { new: fresh, done, equal, choose, failed, drivers } = texts.figure
  return (
    <KeyFigures
      label={texts.figures}
      figures={[
        doneRows > 0 && newRows === 0
          ? { label: done, value: doneRows, note: kroner(amountOre) }
          : { label: fresh, value: newRows, note: kroner(summary.newOre) },
        { label: equal, value: equalRows, note: texts.equalNote },
        { label: choose, value: chooseRows, note: kroner(summary.chooseOre) },
        { label: failed, value: failedRows, note: texts.failedNote, isWrong: true },
        ...(summary.drivers > 0 ? [{ label: drivers, value: summary.drivers, note: texts.cars(summary.cars) }] : []),
      ]}
    />
  )
}

function Working({ record: { state, position, rowCount } }: LeadProps) {
  const label = texts.working[state] ?? ''
  // What is undone goes from the last row to the first.
  const done = state === 'UNDOING' && rowCount !== null ? Math.max(0, rowCount - position) : position
  return (
    <section className={css.panel} aria-label={label}>
      <h2 className={css.large}>{label}</h2>
      <ProgressLine label={label} value={done} of={rowCount} />
      <p role="status" className={css.quiet}>
        {rowCount === null ? texts.reading(done) : texts.progress(Math.min(done, rowCount), rowCount)}
      </p>
      <p className={css.quiet}>{texts.workingText}</p>
    </section>
  )
}

function Unreadable({ record: { problem } }: LeadProps) {
  return <Banner tone="error" title={problem === null ? texts.lost : problemWords(problem)} />
}
