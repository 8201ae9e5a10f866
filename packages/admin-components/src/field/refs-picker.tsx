import type { AdminKey } from '@delebil/core-api/admin'
import { Button, Inline, Stack } from '@delebil/ui'
import { X } from 'lucide-react'
import { texts } from '../texts.ts'
import { RefPicker, type RefPickerProps } from './ref-picker.tsx'
import { useTitle } from './use-title.ts'

interface RefsPickerProps extends Omit<RefPickerProps, 'value' | 'onChange'> {
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Any number of records of another kind: each is found by typing, and taken away with a press. */
export function RefsPicker({ value, onChange, ...field }: RefsPickerProps) {
  return (
    <Stack gapPx={8}>
      <RefPicker
        {...field}
        // A new one after each choice: the field is empty again.
        key={value.length}
        value=""
        onChange={(id) => id !== '' && !value.includes(id) && onChange([...value, id])}
      />
      <Inline gapPx={8}>
        {value.map((id) => (
          <Chosen key={id} of={field.of} id={id} onRemove={() => onChange(value.filter((other) => other !== id))} />
        ))}
      </Inline>
    </Stack>
  )
}

function Chosen({ of, id, onRemove }: { of: AdminKey; id: string; onRemove: () => void }) {
  const title = useTitle(of, id)
  return (
    <Button isSmall icon={X} isIconLast aria-label={`${texts.remove} ${title}`} onPress={onRemove}>
      {title}
    </Button>
  )
}
