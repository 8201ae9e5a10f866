import type { Map as BaseMap } from 'maplibre-gl'
import { pause } from './pause.ts'

const PIXELS_EACH = 6
const TURN_AFTER = 40

// Reading a pixel waits for the graphics processor: what is timed has been drawn.
const finishDrawing = (map: BaseMap) => {
  const gl = map.getCanvas().getContext('webgl2')
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
}

/**
 * Pans back and forth, one step each frame as a finger does. A frame's time is that of the step and its drawing to the end,
 * without the wait for the screen, so that a frame shorter than the screen's counts as short.
 */
export async function panMap(map: BaseMap, frames: number): Promise<number[]> {
  const times: number[] = []
  for (let frame = 0; frame < frames; frame += 1) {
    // Lets the workers' answers in.
    await pause(4)
    finishDrawing(map)
    const direction = Math.floor(frame / TURN_AFTER) % 2 === 0 ? 1 : -1
    const began = performance.now()
    map.panBy([direction * PIXELS_EACH, (direction * PIXELS_EACH) / 2], { duration: 0 })
    map.redraw()
    finishDrawing(map)
    times.push(performance.now() - began)
  }
  return times
}
