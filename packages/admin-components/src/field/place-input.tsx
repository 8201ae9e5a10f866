import { Button, Icon, TextArea, TextField } from '@delebil/ui'
import type { Coordinates } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { Crosshair, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import { texts } from '../texts.ts'
import type { ChoiceInputProps } from './choice-input.tsx'
import * as css from './field.css.ts'
import { pointText, positionText, type ReadPlace, readPlace, readPosition } from './place-text.ts'

interface PlaceInputProps extends Omit<ChoiceInputProps, 'options'> {
  /** GeoJSON. */
  readonly value: string
  readonly maxLength: number | undefined
}

/** A place: on the map, as a position and as GeoJSON, which always say the same. */
export function PlaceInput({ label, value, onChange, maxLength, error, isOptional }: PlaceInputProps) {
  const read = readPlace(value)
  const wrong = value.trim() !== '' && !read ? problemText['field.location'] : undefined
  const move = (place: Coordinates) => onChange(pointText(place))
  return (
    <div className={css.place}>
      {read && <PlaceOnMap place={read.place} onMove={move} />}
      <Position place={read?.place} onMove={move} />
      <TextArea
        label={label}
        help={read ? saidOf(read) : texts.geojsonHelp}
        error={error ?? wrong}
        isOptional={isOptional}
        value={value}
        onChange={onChange}
        spellCheck="false"
        {...(maxLength !== undefined && { maxLength })}
      />
    </div>
  )
}

const saidOf = ({ isCollection, type }: ReadPlace): string => {
  if (isCollection) return texts.geojsonFirst
  return type === 'Point' ? texts.geojsonPoint : texts.geojsonShape
}

/** Typed as two numbers; it takes effect as soon as it is a position. */
function Position({ place, onMove }: { place: Coordinates | undefined; onMove: (place: Coordinates) => void }) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && readPosition(typed) === undefined
  return (
    <TextField
      label={texts.position}
      help={texts.positionHelp}
      error={isWrong ? texts.positionError : undefined}
      autoComplete="off"
      icon={MapPin}
      value={typed ?? (place ? positionText(place) : '')}
      onChange={(text) => {
        setTyped(text)
        const next = readPosition(text)
        if (next) onMove(next)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}

function PlaceOnMap({ place, onMove }: { place: Coordinates; onMove: (place: Coordinates) => void }) {
  const { PlaceMap } = useAdminHost()
  const [center, setCenter] = useState<Coordinates>()
  if (!PlaceMap) return null
  return (
    <>
      <div className={css.map}>
        <PlaceMap place={place} label={texts.placeMap(positionText(place))} onLook={setCenter} />
        {center && (
          <span className={css.aim}>
            <Icon of={Crosshair} />
          </span>
        )}
      </div>
      <div className={css.row}>
        <Button
          isSmall
          icon={MapPin}
          isDisabled={center === undefined}
          onPress={() => {
            if (center) onMove(center)
            setCenter(undefined)
          }}
        >
          {texts.placeHere}
        </Button>
        <span className={css.note}>{texts.placeMoveHelp}</span>
      </div>
    </>
  )
}
