import { TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import type { WholeForm } from '#src/web/office/resource/fields.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-section.module.css'

interface ReasonInputsProps {
  readonly form: WholeForm
  /** The path of the closure's row in the form. */
  readonly row: string
}

/** The inputs for the reason why the restaurant is closed, in both languages. */
export function ReasonInputs({ form, row }: ReasonInputsProps) {
  const { fields } = useTexts(settingsTexts)
  const reasonIn = (name: 'reason' | 'reasonVi') => ({
    ...form.field(`${row}.${name}`),
    label: fields[name],
    lang: name === 'reason' ? 'en' : 'vi',
    autoComplete: 'off',
  })
  return (
    <>
      <TextInput {...reasonIn('reasonVi')} className={styles.first} />
      <TextInput {...reasonIn('reason')} className={styles.last} />
    </>
  )
}
