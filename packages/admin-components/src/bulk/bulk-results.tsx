import type { BulkResult, BulkRun } from '@delebil/core-api/admin'
import { formatCount } from '@delebil/validation/text'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen/screen.ts'
import * as css from './bulk.css.ts'
import { bulkTexts } from './bulk-texts.ts'
import { RecordName } from './record-name.tsx'

/** What became of the fields of a record: each as it was and as it is. */
export function BulkChanges({ screen, changes }: { screen: Screen; changes: BulkResult['changes'] }) {
  return Object.entries(changes).map(([name, { from, to }]) => (
    <span key={name} className={css.change}>
      {screen.resource.fields[name]?.label ?? name}: <del className={css.before}>{say(screen, name, from)}</del> →{' '}
      <ins className={css.after}>{say(screen, name, to)}</ins>
    </span>
  ))
}

const say = ({ resource }: Screen, name: string, value: unknown) =>
  formatValue(resource.fields[name] ?? { kind: 'text' }, value) || bulkTexts.from

/** The first of what becomes another. */
export function BulkSample({ screen, run }: { screen: Screen; run: BulkRun }) {
  const { sample, done, isRehearsal } = run
  if (sample.length === 0) return null
  const heading = (isRehearsal ? bulkTexts.sample : bulkTexts.sampled)(sample.length, done)
  return (
    <section aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.list}>
        {sample.map(({ id, title, changes }) => (
          <li key={id} className={css.item}>
            <strong className={css.name}>
              <RecordName screen={screen} run={run} id={id} title={title} />
            </strong>
            <BulkChanges screen={screen} changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is left out, by its reason. */
export function BulkReasons({ screen, run, heading }: { screen: Screen; run: BulkRun; heading: string }) {
  if (run.reasons.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.list}>
        {run.reasons.map(({ message, count, records }) => (
          <li key={message} className={css.item}>
            <span className={css.reason}>{message}</span>
            <span className={css.change}>
              {records.map(({ id, title }, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  <RecordName screen={screen} run={run} id={id} title={title} />
                </span>
              ))}
              {count > records.length && ` … (${formatCount(count)})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
