import type { BulkRun } from '@delebil/core-api/admin'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen.ts'
import * as css from './bulk.css.ts'
import { type BulkResult, byReason } from './bulk-job.ts'
import { bulkTexts } from './bulk-texts.ts'

const SAMPLE = 5
const NAMED = 20

/** The first of what becomes another: each field as it was and as it will be. */
export function BulkSample({ screen, done }: { screen: Screen; done: readonly BulkResult[] }) {
  if (done.length === 0) return null
  return (
    <section aria-label={bulkTexts.sample(SAMPLE, done.length)}>
      <h3 className={css.heading}>{bulkTexts.sample(SAMPLE, done.length)}</h3>
      <ul className={css.list}>
        {done.slice(0, SAMPLE).map(({ id, title, changes }) => (
          <li key={id} className={css.item}>
            <strong className={css.name}>{title || id}</strong>
            {Object.entries(changes).map(([name, { from, to }]) => (
              <span key={name} className={css.change}>
                {screen.resource.fields[name]?.label ?? name}:{' '}
                <del className={css.before}>{say(screen, name, from)}</del> →{' '}
                <ins className={css.after}>{say(screen, name, to)}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const say = ({ resource }: Screen, name: string, value: unknown) =>
  formatValue(resource.fields[name] ?? { kind: 'text' }, value) || bulkTexts.from

/** What is left out, by its reason. */
export function BulkReasons({ heading, failed }: { heading: string; failed: BulkRun['results'] }) {
  if (failed.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.list}>
        {byReason(failed).map(([reason, of]) => (
          <li key={reason} className={css.item}>
            <span className={css.reason}>{reason}</span>
            <span className={css.change}>
              {of
                .slice(0, NAMED)
                .map(({ id, title }) => title || id)
                .join(', ')}
              {of.length > NAMED && ` … (${of.length})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
