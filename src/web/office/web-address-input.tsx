import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef } from 'react'

import { completedWebAddress } from '#src/kernel/link-address.ts'
import { CompleteAddress } from './complete-address.tsx'

interface WebAddressInputProps extends TextInputProps {
  readonly value?: string
  onComplete(address: string): void
}

/** A field for a complete web address. If `https://` is missing, a button offers to add it. */
export function WebAddressInput({ onComplete, ...props }: WebAddressInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const completed = completedWebAddress(props.value ?? '')
  return (
    <div>
      <TextInput inputMode="url" autoComplete="off" {...props} ref={field} />
      {completed !== undefined && (
        <CompleteAddress
          address={completed}
          onComplete={() => {
            onComplete(completed)
            // The button disappears when it is pressed, so the focus moves to the field.
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
