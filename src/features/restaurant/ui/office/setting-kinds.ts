import type { TextInputProps } from '@mantine/core'

import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import type { Field } from '#src/web/office/resource/fields.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'

/** The order of a field's parts, with the hint below the input. */
export const hintBelow: Pick<TextInputProps, 'inputWrapperOrder'> = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}

/** A field for a text in the settings, with its hint below it. */
export const line = (options: Parameters<typeof text>[0] = {}) => text({ ...hintBelow, ...options })

/**
 * A form field for one part of a setting that may be null as a whole, such as the bank account. If the setting is null, the field
 * is blank.
 */
export function partOf(
  setting: 'bankAccount' | 'capacity' | 'oven',
  options: Parameters<typeof text>[0] = {},
): Field<string, OwnerSettings> {
  return custom<string, OwnerSettings>({
    ...line(options),
    read: (settings, name) => String(Reflect.get(settings[setting] ?? {}, name) ?? ''),
  })
}
