import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderFill,
  type SliderFillProps,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components'
import { label as labelClass } from '../field/field.css.ts'
import { texts } from '../texts.ts'
import { fill, fillFromStart, output, slider, thumb, track } from './slider.css.ts'

type Shared<T extends number | number[]> = Omit<
  AriaSliderProps<T>,
  'children' | 'className' | 'style' | 'orientation'
> & { label: string }

// React Aria makes the fill as high as its track, and the track is as high as a thumb.
const thinFill: NonNullable<SliderFillProps['style']> = ({ defaultStyle }) => ({ ...defaultStyle, height: 6 })

export interface SliderProps extends Shared<number> {
  /** Writes the value, for instance with its unit. */
  formatValue?: (value: number) => string
}

/** One number where about right is good enough. */
export function Slider({ label, formatValue, ...props }: SliderProps) {
  return (
    <AriaSlider<number> {...props} className={slider}>
      <Label className={labelClass}>{label}</Label>
      <SliderOutput className={output}>
        {({ state }) => formatValue?.(state.values[0] ?? 0) ?? state.getThumbValueLabel(0)}
      </SliderOutput>
      <SliderTrack className={track}>
        <SliderFill className={fillFromStart} style={thinFill} />
        <SliderThumb className={thumb} />
      </SliderTrack>
    </AriaSlider>
  )
}

export interface RangeSliderProps extends Shared<number[]> {
  /** Writes the two ends, for instance "2–5 seter". */
  formatRange?: (from: number, to: number) => string
}

/** A lowest and a highest number, as seats from 1 to 9. */
export function RangeSlider({ label, formatRange = (from, to) => `${from}–${to}`, ...props }: RangeSliderProps) {
  return (
    <AriaSlider<number[]> {...props} className={slider}>
      <Label className={labelClass}>{label}</Label>
      <SliderOutput className={output}>
        {({ state }) => formatRange(state.values[0] ?? 0, state.values[1] ?? 0)}
      </SliderOutput>
      <SliderTrack className={track}>
        <SliderFill className={fill} style={thinFill} />
        <SliderThumb index={0} aria-label={texts.from} className={thumb} />
        <SliderThumb index={1} aria-label={texts.to} className={thumb} />
      </SliderTrack>
    </AriaSlider>
  )
}
