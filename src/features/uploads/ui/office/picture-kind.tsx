import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { custom, typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { UploadPurpose } from '../../rules/upload-limits.ts'
import { PictureField } from './picture-field.tsx'

interface PictureTexts {
  /** The label of the address, beneath the buttons that upload. */
  readonly address: string
  readonly hint: string
  readonly tooLarge?: string
  /** What is said of a picture of this size before it is cropped; nothing where it is as it should be. */
  readonly noticeOf?: (width: number, height: number) => string | undefined
}

interface PictureOptions {
  readonly isOptional?: boolean
  /** Width by height of the part that is shown. */
  readonly aspect: number
  readonly purpose: UploadPurpose
  readonly texts: Readonly<Record<Language, PictureTexts>>
  /** What of it is shown beside the buttons. */
  Preview(props: { readonly address: string }): ReactNode
}

/** A picture, as its address: it is uploaded, or stands elsewhere. */
export function picture({ isOptional = false, texts, aspect, purpose, Preview }: PictureOptions) {
  function Input(props: FieldInputProps<string>) {
    const { address, hint, ...said } = useTexts(texts)
    const { optional } = useTexts(officeTexts)
    // The address of an uploaded picture says nothing to people; one that somebody types stays to be read.
    const [typedHere, setTypedHere] = useState('')
    const isHidden = isUploaded(props.value) && props.value !== typedHere
    return (
      <div className={styles.parts}>
        <PictureField
          {...said}
          label={props.label}
          value={isUploaded(props.value) ? props.value : ''}
          onChange={props.onChange}
          aspect={aspect}
          purpose={purpose}
          preview={<Preview key={props.value} address={props.value} />}
        />
        <TextInput
          {...typed({ ...props, label: isOptional ? optional(address) : address, hint })}
          value={isHidden ? '' : props.value}
          onChange={({ currentTarget: { value } }) => {
            setTypedHere(value)
            props.onChange(value)
          }}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    )
  }
  return custom<string>({
    initial: '',
    isOptional,
    read: (row, name) => String(Reflect.get(row, name) ?? ''),
    Input,
    Said: PictureSaid,
  })
}

/** The address of a picture says nothing to a reader. */
function PictureSaid({ value }: { readonly value: string }) {
  const { nothing, anotherPicture } = useTexts(officeTexts).values
  return isUploaded(value) ? anotherPicture : value || nothing
}

function isUploaded(address: string): boolean {
  return address.startsWith('/objects/')
}
