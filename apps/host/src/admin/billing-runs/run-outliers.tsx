import { HeadedCard } from '@delebil/admin-components'
import type { Outlier } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from './outliers.css.ts'
import { runTexts as texts } from './run-texts.ts'
import { signed } from './signed.ts'

const recordOf = { MEMBER: 'memberships', CAR: 'cars', PRODUCT: 'products' } as const

const whyOf = ({ grossOre, beforeOre, trips, tripsBefore, product }: Outlier): string =>
  [
    ...(beforeOre === 0 ? [texts.nothingBefore] : []),
    ...(grossOre === 0 ? [texts.nothingNow] : []),
    ...(product === null ? [] : [`${product.name} ${signed(product.grossOre - product.beforeOre)}`]),
    ...(trips === tripsBefore ? [] : [texts.trips(trips, tripsBefore)]),
  ].join(' · ')

/** What differs most from the month before, whatever it is, with what makes it so. */
export function RunOutliers({ outliers }: { readonly outliers: readonly Outlier[] }) {
  return (
    <HeadedCard heading={texts.outliers} count={{ of: outliers.length, meaning: 'look' }}>
      {outliers.length === 0 ? (
        <p className={css.why}>{texts.noOutliers}</p>
      ) : (
        <ul className={css.list}>
          {outliers.map((outlier) => (
            <li key={`${outlier.kind} ${outlier.id}`} className={css.row}>
              <span className={css.name}>
                <RecordLink isMain of={recordOf[outlier.kind]} id={outlier.id}>
                  {outlier.name}
                </RecordLink>
                <span className={css.why}>{texts.outlierKinds[outlier.kind]}</span>
              </span>
              <span className={css.amount}>{formatNok(outlier.grossOre)}</span>
              <span className={outlier.grossOre < outlier.beforeOre ? css.less : css.more}>
                {signed(outlier.grossOre - outlier.beforeOre)}
              </span>
              <span className={css.reason}>{whyOf(outlier)}</span>
            </li>
          ))}
        </ul>
      )}
    </HeadedCard>
  )
}
