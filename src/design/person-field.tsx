import type { ComponentProps } from 'react'

import { TextField } from './field.tsx'

type PersonFieldProps = ComponentProps<typeof TextField>

/** A person's name; browsers offer to fill it in. */
export function NameField(props: PersonFieldProps) {
  return <TextField {...props} autoComplete="name" autoCapitalize="words" maxLength={200} />
}

/** A phone number. Phones show their number keys for this field. */
export function PhoneField(props: PersonFieldProps) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
}

/** An e-mail address of up to the longest length that the standard permits. */
export function EmailField(props: PersonFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      maxLength={254}
    />
  )
}
