import { useAdminChange } from '@delebil/admin-components'
import { Button, ErrorMessage, Modal, Skeleton } from '@delebil/ui'
import { formatDistance } from '@delebil/validation/text'
import { Button as Press } from 'react-aria-components'
import type { NightDialogProps } from './end-dialog.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { useFreeCars } from './use-night.ts'

/** Another car for a trip that has not begun: those that are free for all of it. */
export function SwapDialog({ id, version, onClose, onDone, onRefused }: NightDialogProps) {
  const { data, error, isLoading } = useFreeCars(id)
  const { send, refusal } = useAdminChange('night-desk.swap')
  async function take(carId: number): Promise<void> {
    const result = await send({ params: { id }, body: { carId, version } })
    if (result.ok) onDone(nightTexts.swapped(result.value.licensePlate))
    else if (result.refusal.code === 'record.stale') onRefused()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      heading={nightTexts.swap}
      actions={<Button onPress={onClose}>{nightTexts.cancel}</Button>}
    >
      <div className={css.list}>
        <p className={css.muted}>{nightTexts.swapHelp}</p>
        {isLoading && <Skeleton heightPx={120} />}
        {data?.data.length === 0 && <p className={css.text}>{nightTexts.noCars}</p>}
        <ul className={css.list}>
          {data?.data.map((car) => (
            <li key={car.id}>
              <Press
                className={css.hit}
                aria-label={nightTexts.choose(car.licensePlate)}
                onPress={() => void take(car.id)}
              >
                <span>
                  <span className={css.name}>{car.licensePlate}</span>
                  <span className={css.answer}>
                    {car.model}, {car.location}
                  </span>
                </span>
                <span className={css.text}>{formatDistance(car.metres)}</span>
              </Press>
            </li>
          ))}
        </ul>
        <ErrorMessage>{refusal?.message ?? error?.message}</ErrorMessage>
      </div>
    </Modal>
  )
}
