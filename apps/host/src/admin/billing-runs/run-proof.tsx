import { Failed, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import { invoiceMethodText, type Proof, type Read } from '@delebil/core-api/admin'
import { Banner, Icon, Skeleton } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import * as head from '../shared/headline.css.ts'
import { ProgressLine } from '../shared/progress-line.tsx'
import * as shared from '../shared/shared.css.ts'
import { MendBill } from './mend-bill.tsx'
import * as css from './run.css.ts'
import { runTexts as texts } from './run-texts.ts'
import { useNextBill } from './use-next-bill.ts'

/** Every bill of a run held against every rule, and what breaks one, to be mended here. */
export function RunProof({ record }: { readonly record: Read<'billing-runs'> }) {
  const { permissions } = useAdminHost()
  const { data, error, mutate } = useAdminAnswer('billing-runs.proof', { params: { id: record.id } })
  const place = useRef<HTMLDivElement>(null)
  const leave = useNextBill(place, data)
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={160} />
  const again = async (membershipId: number) => {
    leave(membershipId)
    await mutate()
  }
  return (
    <div ref={place} className={css.proof}>
      <Verdict proof={data} />
      {data.seller.map(({ rule, text }) => (
        <Banner key={rule} tone="error" title={isOfBooks(rule) ? texts.booksHeading : texts.sellerHeading}>
          {text}
        </Banner>
      ))}
      {data.seller.some(({ rule }) => !isOfBooks(rule)) &&
        (permissions.includes('ADMIN_SETTINGS_READ') ? (
          <Link className={shared.link} href={adminPaths.seller}>
            {texts.mendSeller}
          </Link>
        ) : (
          <p className={head.quiet}>{texts.askForSeller}</p>
        ))}
      {data.failures.length > 0 && (
        <section className={css.mendBody} aria-labelledby="mends">
          <h2 id="mends" className={head.large}>
            {texts.mendHeading}
          </h2>
          <p className={head.quiet}>{texts.mendText}</p>
          <ul className={css.mends}>
            {data.failures.map((failure) => (
              <li key={failure.membershipId}>
                <MendBill run={record} failure={failure} onMended={() => again(failure.membershipId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={head.quiet}>
        {texts.canBeSent(
          data.passing,
          data.methods.map(({ method, memberships }) => `${invoiceMethodText[method]} ${memberships}`),
        )}
      </p>
    </div>
  )
}

/** What the books would refuse is mended over there. */
const isOfBooks = (rule: string): boolean => rule.startsWith('tripletex.')

function Verdict({ proof: { passing, total, passingOre, grossOre, rules, groups } }: { readonly proof: Proof }) {
  const broken = rules.filter((rule) => rule.passing < rule.total)
  return (
    <section className={head.headline}>
      <div className={head.headlineRow}>
        <h2 className={head.large} tabIndex={-1}>
          {texts.provedHeading(passing, total, total - passing)}
        </h2>
        <span className={head.large}>
          {formatNok(passingOre)}
          {passingOre !== grossOre && <span className={head.quiet}> {texts.ofSum(formatNok(grossOre))}</span>}
        </span>
      </div>
      <p className={head.quiet}>{texts.provedText}</p>
      <ProgressLine label={texts.rules} value={passing} of={total} />
      <ul className={css.rules} aria-label={texts.rules}>
        {groups.map(({ group, passing: kept, total: all }) => {
          const is = kept === all ? 'holds' : 'broken'
          return (
            <li key={group} className={css.ruleOf[is]}>
              <span className={css.mark[is]}>
                <Icon of={is === 'holds' ? CircleCheck : CircleAlert} sizePx={16} />
              </span>
              <span className={css.ruleName}>{texts.groups[group]}</span>
              <span>{texts.passing(kept, all)}</span>
            </li>
          )
        })}
      </ul>
      {broken.length > 0 && (
        <p className={head.quiet}>
          {texts.broken(broken.map(({ name, passing: kept, total: all }) => `${name} ${texts.passing(kept, all)}`))}
        </p>
      )}
    </section>
  )
}
