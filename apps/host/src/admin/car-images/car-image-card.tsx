import type { Read } from '@delebil/core-api/admin'

import type { ReactNode } from 'react'
import * as css from '../panel/panel.css.ts'
import { CarImage } from './car-image.tsx'
import { carImageTexts } from './car-image-texts.ts'

interface CarImageCardProps {
  readonly record: Read<'car-image'>
  readonly children: ReactNode
}

/** A picture of a model among others. Its name stands beside it. */
export function CarImageCard({ record, children }: CarImageCardProps) {
  return (
    <>
      <CarImage id={record.id} version={record.version} alt="" />
      {children}
      <span className={css.muted}>
        {record.modelCount === 0 ? carImageTexts.usedByNone : carImageTexts.usedByCount(record.modelCount)}
      </span>
    </>
  )
}
