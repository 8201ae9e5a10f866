import type { AnyRecord } from '@delebil/admin-components'
import type { ReactNode } from 'react'
import * as css from '../panel/panel.css.ts'
import { CarImage } from './car-image.tsx'
import { carImageTexts } from './car-image-texts.ts'

interface CarImageCardProps {
  readonly record: AnyRecord
  readonly children: ReactNode
}

/** A picture of a model among others. Its name stands beside it. */
export function CarImageCard({ record, children }: CarImageCardProps) {
  return (
    <>
      <CarImage id={record.id} version={record.version} alt="" />
      {children}
      <span className={css.muted}>
        {record['modelCount'] === 0
          ? carImageTexts.usedByNone
          : carImageTexts.usedByCount(Number(record['modelCount']))}
      </span>
    </>
  )
}
