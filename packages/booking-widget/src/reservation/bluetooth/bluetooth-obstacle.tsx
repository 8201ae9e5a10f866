import { Button } from '@delebil/ui'
import type { ReactNode } from 'react'
import type { NativeControl } from '../../native/native-control.ts'
import { muted, paragraph } from '../../panel/panel.css.ts'
import { obstacle as obstacleClass, parts } from './bluetooth.css.ts'
import { obstacleOf } from './obstacle-of.ts'
import { useNativeSnapshot } from './use-native.ts'

export interface BluetoothObstacleProps {
  readonly native: NativeControl
  /** Shown where nothing stands in the way. */
  readonly children: ReactNode
}

/** Why there is no Bluetooth, and the way out. */
export function BluetoothObstacle({ native, children }: BluetoothObstacleProps) {
  const found = obstacleOf(useNativeSnapshot(native))
  return (
    <>
      <div role="status">
        {found && (
          <div className={obstacleClass}>
            <p className={paragraph}>{found.title}</p>
            {found.text !== undefined && <p className={muted}>{found.text}</p>}
          </div>
        )}
      </div>
      <div className={parts}>
        {found?.way && (
          <div>
            <Button onPress={() => found.way?.take(native)}>{found.way.action}</Button>
          </div>
        )}
        {!found && children}
      </div>
    </>
  )
}
